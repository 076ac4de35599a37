import { describe, expect, it } from "vitest"
import { strongName, strongRow } from "./formats/strong-names.ts"

describe("Strong in another language", () => {
  it.each([
    ["Datum", "Date"],
    ["Nom de l'entraînement", "Workout Name"],
    ["Workout-Dauer", "Duration"],
    ["Dauer", "Duration"],
    ["Durée (s)", "Duration (s)"],
    ["Nombre del ejercicio", "Exercise Name"],
    ["Reihenfolge", "Set Order"],
    ["Gewicht (kg)", "Weight (kg)"],
    ["Wiederholungen", "Reps"],
    ["Strecke (km)", "Distance (km)"],
    ["Sekunden", "Seconds"],
    ["Notizen", "Notes"],
    ["Workout-Notizen", "Workout Notes"],
    ["RPE", "RPE"],
    ["Zeit", "Zeit"],
    ["Mood", "Mood"],
    ["Workout #", "Workout #"],
    ["Duration (sec)", "Duration (sec)"],
    ["kg", "kg"],
    ["Seconds", "Seconds"],
  ])("uses %j for the English %j", (written, name) => {
    expect(strongName(written)).toBe(name)
  })

  it.each([
    ["set", ["1", "12", "W", "D", "F", ""]],
    ["note", ["Note", "NOTIZ", "Remarque", "Nota"]],
    [
      "rest",
      [
        "Rest Timer",
        "Pausentimer",
        "Minuteur de repos",
        "Temporizador de descanso",
        "Timer di riposo",
        "rusttimer",
      ],
    ],
    ["unknown", ["Warm", "1a", "a1"]],
  ] as const)("has a %s in rows such as %j", (kind, orders) => {
    expect(orders.map(strongRow)).toEqual(orders.map(() => kind))
  })
})
