import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { guessColumns, undecidedColumns } from "#domain/import/guess-columns.ts"
import { outline, sentencesIn, weightsIn } from "#tests/support/history-outline.ts"
import type { ReadingAnswers } from "./messages.ts"
import { readFile } from "./read-file.ts"

const readText = (text: string, answers: ReadingAnswers = {}) =>
  readFile(new File([text], "file.csv"), { answers, onProgress: () => {} })

async function historyOf(text: string, answers?: ReadingAnswers) {
  const read = await readText(text, answers)
  if (read.kind !== "history") throw new Error(JSON.stringify(read))
  return read.history
}

async function tableOf(text: string) {
  const read = await readText(text)
  if (read.kind !== "unknown") throw new Error(JSON.stringify(read))
  return read
}

/** The history in a table, read with the guessed meaning of its columns. */
const matchedFrom = async (text: string, answers: ReadingAnswers = {}) =>
  historyOf(text, { columns: guessColumns((await tableOf(text)).columns), ...answers })

const completeTables = [
  ...["profiles", "workouts", "workout_exercises", "committed_workouts", "workout_logs", "set_logs"],
  ...["weight_logs", "goals", "ai_analyses", "exercise_notes", "avoided", "exercises"],
]

const strongColumns =
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

describe("Strong in another language", () => {
  it.each([
    [
      "French",
      "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes de l'entraînement,RPE",
      "Minuteur de repos",
    ],
    [
      "Portuguese",
      "Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE",
      "Temporizador de descanso",
    ],
    [
      "German",
      "Datum,Trainingsname,Dauer,Übungsname,Satzreihenfolge,Gewicht,Wiederh.,Distanz,Sekunden,Notizen,Trainingsnotizen,RPE",
      "Pausentimer",
    ],
    [
      "Spanish",
      "Fecha,Nombre del entrenamiento,Duración,Nombre del ejercicio,Orden de la serie,Peso,Reps,Distancia,Segundos,Notas,Notas del entrenamiento,RPE",
      "Temporizador de descanso",
    ],
    [
      "Italian",
      "Data,Nome dell'allenamento,Durata,Nome dell'esercizio,Ordine delle serie,Peso,Ripetizioni,Distanza,Secondi,Note,Note dell'allenamento,RPE",
      "Timer di riposo",
    ],
  ])("can be read too: %s", async (_language, header, rest) => {
    const history = await historyOf(`${header}
2025-12-30 20:57:41,Push,1h 5m,Squat,1,60.5,8.0,0,0,easy,good,8
2025-12-30 20:57:41,Push,1h 5m,Squat,${rest},0,0,0,90,,,
2025-12-30 20:57:41,Push,1h 5m,Run,1,0,0,3.2,1080,,,`)
    expect(history.source).toBe("Strong")
    expect(outline(history)).toEqual([
      "2025-12-30 20:57:41, 3900 s, “good”",
      "  Squat: 60.5 ? × 8 “easy”",
      "  Run: 18 min 3.2 ?",
    ])
    expect(history.problems).toEqual([])
  })

  it("is not recognized in another table with set numbers", async () => {
    const { source } = await tableOf(
      "Date,Workout,Exercise,Set #,Weight,Reps,Time\n2026-01-09,A,Squat,1,60,5,18:05",
    )
    expect(source).toBeNull()
  })

  it("keeps a second column of notes apart", async () => {
    const history = await historyOf(`${strongColumns},Comment
2025-12-30 20:57:41,Push,1h,Squat,1,60,8,0,0,easy,,,other`)
    expect(outline(history).at(-1)).toBe("  Squat: 60 ? × 8 “easy”")
    expect(sentencesIn(history)).toEqual(["1 Unknown column “Comment”. Not imported."])
  })

  it("leaves out a row of an unknown kind, and names its line", async () => {
    const history = await historyOf(`${strongColumns}
2025-12-30 20:57:41,Push,1h,Squat,1,60,8,0,0,,,
2025-12-30 20:57:41,Push,1h,Squat,Odpočinek,0,0,0,90,,,`)
    expect(outline(history).at(-1)).toBe("  Squat: 60 ? × 8")
    expect(sentencesIn(history)).toEqual([
      "3 “Odpočinek” is not a kind of set that Repertoire knows. Left out.",
    ])
  })
})

describe("an important column of a known app that is not understood", () => {
  it.each([
    ["a weight under another name", `Date,Workout Name,Exercise Name,Set Order,Masse,Reps`, ["Masse"]],
    ["reps under a name that nobody knows", `Date,Workout Name,Exercise Name,Set Order,Weight,Zop`, ["Zop"]],
    [
      "a unit that nobody knows",
      `Date,Workout Name,Exercise Name,Set Order,Weight (pud),Reps`,
      ["Weight (pud)"],
    ],
    [
      "a distance of its own",
      `Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Afstand (x)`,
      ["Distance (x)"],
    ],
  ])("stops the import: %s", async (_what, header, names) => {
    const table = await tableOf(
      `${header}\n2025-12-30 20:57:41,Push,Squat,1,60,8${header.split(",").length > 6 ? ",3" : ""}`,
    )
    expect(table).toMatchObject({ source: "Strong", notUnderstood: names, rows: 1 })
  })

  it("can also be one without a single readable cell", async () => {
    const table = await tableOf(`${strongColumns}
2025-12-30 20:57:41,Push,1h,Squat,1,heavy,8,0,0,,,
2025-12-30 20:57:41,Push,1h,Squat,2,light,8,0,0,,,`)
    expect(table).toMatchObject({ source: "Strong", notUnderstood: ["Weight"] })
  })

  it("is read as the person says, and its bad cells are reported by line", async () => {
    const text = `Date,Workout Name,Exercise Name,Set Order,Masse,Reps\n2025-12-30 20:57:41,Push,Squat,1,heavy,8`
    const table = await tableOf(text)
    const columns = { ...guessColumns(table.columns), weight: "Masse" }
    const history = await historyOf(text, { columns })
    expect(outline(history)).toEqual(["2025-12-30 20:57:41", "  Squat: × 8"])
    expect(sentencesIn(history)).toEqual(["2 “heavy” is not a weight. The set is kept without one."])
  })

  it("isn't an unimportant one", async () => {
    const history = await historyOf(
      `${strongColumns},Gym\n2025-12-30 20:57:41,Push,1h,Squat,1,60,8,0,0,,,,Home`,
    )
    expect(sentencesIn(history)).toEqual(["1 Unknown column “Gym”. Not imported."])
  })
})

describe("a file whose lines are all refused", () => {
  it("says why, line by line", async () => {
    const history = await historyOf(`${strongColumns}
31/2/2025,Push,1h,Squat,1,60,8,0,0,,,
30/2/2025,Push,1h,Squat,2,60,8,0,0,,,`)
    expect(history.workouts).toEqual([])
    expect(sentencesIn(history)[0]).toBe("2 The date 31/2/2025 doesn’t exist. Left out.")
  })
})

describe("tables and rows that are not read", () => {
  it("are listed", async () => {
    const history = await historyOf(`### SETTING ######
row_id,mass
1,kg
### EXERCISE LOGS ###
logs,mydate,eid,ename,belongsession
60x5,2026-03-20,2,Bench,0
### ROUTINES ##########
_id,name
1,Push
2,Pull
### PHOTOS ####
_id`)
    expect(outline(history)).toEqual(["2026-03-20", "  Bench: 60 kg × 5"])
    expect(sentencesIn(history)).toEqual(["8 The table “ROUTINES” with 2 rows is not imported."])
  })

  it("of JEFIT say how long a session was, by its end or its length", async () => {
    const history = await historyOf(`### WORKOUT SESSIONS ###
_id,total_time,starttime,endtime
7,1800,1774000000,0
### EXERCISE LOGS ###
logs,mydate,eid,ename,belongsession
60x5,2026-03-20,2,Bench,7`)
    expect(outline(history)[0]).toBe("moment 1774000000000, 1800 s")
  })

  it("include a table without its main column", async () => {
    const history = await historyOf("### EXERCISE LOGS ###\nmydate,eid,ename\n2026-03-20,2,Bench")
    expect(history.workouts).toEqual([])
    expect(sentencesIn(history)).toContain("2 The column “logs” is missing.")
  })

  it("include FitNotes' other measurements, once each", async () => {
    const history = await historyOf(`Date,Time,Measurement,Value,Unit,Comment
2026-01-10,07:00:00,Bodyweight,82.0,kg,
2026-01-11,07:00:00,Bodyweight,180,lbs,"Light, after cardio"
2026-01-11,07:00:00,Chest,100,cm,
2026-01-12,07:00:00,Chest,101,cm,`)
    expect(weightsIn(history)).toEqual(["2026-01-10: 82 kg", "2026-01-11: 180 lbs"])
    expect(sentencesIn(history)).toEqual(["4 Rows of type “Chest” are not imported."])
  })
})

describe("surplus cells", () => {
  it("outside a name refuse their line, even if empty", async () => {
    const history = await historyOf(`${strongColumns}
2025-12-30 20:57:41,Push,1h,Squat,1,60,8,0,0,,,,
2025-12-30 20:57:41,Push,1h,Squat,2,60,8,0,0,,,`)
    expect(outline(history).at(-1)).toBe("  Squat: 60 ? × 8")
    expect(sentencesIn(history)).toEqual(["2 The line has more cells than there are columns. Left out."])
  })

  it("in a FitNotes note refuse the line: its name would be uncertain", async () => {
    const history =
      await historyOf(`Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
2026-02-11,Goblet Squat,Legs,24.0,kgs,12,,,,slow, then fast
2026-02-11,Press, standing, strict,Legs,24.0,kgs,12,,,,`)
    expect(outline(history)).toEqual(["2026-02-11", "  Press, standing, strict: 24 kg × 12"])
    expect(sentencesIn(history)).toEqual(["2 The line has more cells than there are columns. Left out."])
  })
})

describe("the order of day and month", () => {
  const hevy = (...dates: string[]) =>
    ["title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps"]
      .concat(dates.map((date) => `Push,${date},,Bench,0,normal,60,10`))
      .join("\n")
  const days = async (text: string, answers?: ReadingAnswers) =>
    (await historyOf(text, answers)).workouts.map(({ start }) => "day" in start && start.day)

  it("follows from any unambiguous date in the file", async () => {
    expect(await days(hevy("6/7/2024 10:39", "6/29/2024 10:39"))).toEqual(["2024-06-07", "2024-06-29"])
    expect(await days(hevy("6/7/24 10:39", "29/7/24 10:39"))).toEqual(["2024-07-06", "2024-07-29"])
  })

  it("is asked about when the file leaves it open", async () => {
    const open = hevy("6/7/2024 10:39", "7/8/2024 10:39")
    expect((await historyOf(open)).open).toEqual({ dayOrder: "6/7/2024 10:39" })
    expect(await days(open, { spelling: { dayOrder: "month_first" } })).toEqual(["2024-06-07", "2024-07-08"])
    expect(await days(open, { spelling: { dayOrder: "day_first" } })).toEqual(["2024-07-06", "2024-08-07"])
    expect((await historyOf(open, { spelling: { dayOrder: "day_first" } })).open).toEqual({
      dayOrder: "6/7/2024 10:39",
    })
  })

  it("is not asked about when it makes no difference, or when dots show it", async () => {
    expect((await historyOf(hevy("6/6/2024 10:39"))).open).toEqual({})
    expect(await days(hevy("6.7.2024 10:39"))).toEqual(["2024-07-06"])
  })

  it("is always the one in which the dates were written: 300 files", async () => {
    const date = fc.record({
      year: fc.integer({ min: 2015, max: 2026 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(date, { minLength: 1, maxLength: 8, selector: (each) => JSON.stringify(each) }),
        fc.boolean(),
        async (dates, isDayFirst) => {
          const text = hevy(
            ...dates.map(
              ({ year, month, day }) => `${isDayFirst ? `${day}/${month}` : `${month}/${day}`}/${year} 10:39`,
            ),
          )
          const { open = {} } = await historyOf(text)
          const order = isDayFirst ? ("day_first" as const) : ("month_first" as const)
          const read = await days(text, "dayOrder" in open ? { spelling: { dayOrder: order } } : {})
          const two = (number: number) => String(number).padStart(2, "0")
          expect(read).toEqual(
            dates.map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`).toSorted(),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe("numbers", () => {
  const table = (...weights: string[]) =>
    ["Date;Exercise;Weight (kg);Reps"]
      .concat(weights.map((weight) => `2026-01-09;Leg Press;${weight};5`))
      .join("\n")
  const weightsOf = async (text: string, answers?: ReadingAnswers) =>
    (await matchedFrom(text, answers)).workouts.flatMap(({ exercises }) =>
      exercises.flatMap(({ sets }) => sets.map(({ weight }) => weight)),
    )

  it.each([
    [
      ["1,200", "82.5"],
      [1200, 82.5],
    ],
    [
      ["1.200", "82,5"],
      [1200, 82.5],
    ],
    [
      ["1,200", "1,050.5"],
      [1200, 1050.5],
    ],
    [
      ["1.200,5", "1.200"],
      [1200.5, 1200],
    ],
    [
      ["62.125", "60"],
      [62.125, 60],
    ],
    [
      ["62,125", "60,5"],
      [62.125, 60.5],
    ],
    [
      ["1 050,5", "1’050.5"],
      [1050.5, 1050.5],
    ],
    [
      ["1,234,567", "2"],
      [null, 2],
    ],
  ])("%j are %j: the whole column says how", async (written, expected) => {
    expect(await weightsOf(table(...written))).toEqual(expected)
    expect((await matchedFrom(table(...written))).open).toEqual({})
  })

  it("are asked about when nothing shows the decimal mark, and a thousand is never one", async () => {
    expect((await matchedFrom(table("1,200"))).open).toEqual({ decimalMark: "1,200" })
    expect(await weightsOf(table("1,200"))).toEqual([1200])
    expect(await weightsOf(table("1,200"), { spelling: { decimalMark: "," } })).toEqual([1.2])
  })

  it("carry their unit with them", async () => {
    const history = await matchedFrom(`Date,Exercise,Weight,Reps,Distance,Time
2026-01-09,Squat,100 kg,5 reps,,
2026-01-09,Bench,225 lbs,5,,
2026-01-09,Swim,,,400 yd,8 min
2026-01-09,Run,,,5 km,0:25:00
2026-01-09,Sled,3 pud,5,,
2026-01-09,Plank,,,,90s`)
    expect(outline(history)).toEqual([
      "2026-01-09",
      "  Squat: 100 kg × 5",
      "  Bench: 225 lbs × 5",
      "  Swim: 8 min 0.36576 km",
      "  Run: 25 min 5 km",
      "  Plank: 1.5 min",
    ])
    expect(sentencesIn(history)).toEqual(["6 “pud” is not a unit that Repertoire knows. Left out."])
  })

  it.each([
    ["Duration (minutes)", "25", 25],
    ["Duration (s)", "90", 1.5],
    ["duration_seconds", "90", 1.5],
    ["Duration (hours)", "0.5", 30],
    ["Time (min)", "25", 25],
    ["durationMs", "90000", 1.5],
  ])("of a column %s are in its unit", async (name, written, minutes) => {
    const history = await matchedFrom(`Date,Exercise,Reps,${name}\n2026-01-09,Plank,,${written}`)
    expect(history.workouts[0]?.exercises[0]?.sets[0]?.duration_minutes).toBe(minutes)
    expect(history.open).toEqual({})
  })

  it("in a column of times without a unit are asked about", async () => {
    const text = "Date,Exercise,Reps,Duration\n2026-01-09,Plank,,90"
    expect((await matchedFrom(text)).open).toEqual({ timeUnit: "90" })
    const answered = await matchedFrom(text, { spelling: { timeUnit: "min" } })
    expect(outline(answered)).toEqual(["2026-01-09", "  Plank: 90 min"])
  })
})

describe("a column of times", () => {
  it("of day is never taken for the time of a set", async () => {
    const history = await matchedFrom(`Date,Time,Exercise,Weight (kg),Reps
2026-01-09,12:00:00,Bench Press,60,8
2026-01-09,12:00:00,Bench Press,60,8`)
    expect(outline(history)).toEqual(["2026-01-09 12:00:00", "  Bench Press: 60 kg × 8, 60 kg × 8"])
  })

  it("that could be either is left to the person", async () => {
    const { columns } = await tableOf(
      "Date,Exercise,Reps,Time\n2026-01-09,Bench,8,7:30\n2026-01-10,Bench,8,8:15",
    )
    const guess = guessColumns(columns)
    expect(guess).not.toHaveProperty("duration")
    expect(guess).not.toHaveProperty("time")
    expect(undecidedColumns(columns, guess)).toEqual(["Time"])
  })
})

describe("columns by hand", () => {
  it("can contain kinds of sets, warm-ups, numbers of sets, and facts about the workout", async () => {
    const history =
      await matchedFrom(`Date,Start time,Workout,Workout duration,Workout notes,Exercise,Set type,Warm-up,Sets,Reps,Weight (kg),Notes,Body weight (kg)
2026-01-09,18:00,Push,55 min,Strong day,Bench,,yes,1,10,40,,80.5
2026-01-09,18:00,Push,55 min,Strong day,Bench,,no,3,5,80,slow,80.5
2026-01-09,18:00,Push,55 min,Strong day,Bench,drop,no,1,12,50,,80.5
2026-01-09,18:00,Push,55 min,Strong day,Bench,cluster,maybe,none,12,50,,80.5`)
    expect(outline(history)).toEqual([
      "2026-01-09 18:00:00, 3300 s, “Strong day”",
      "  Bench: warmup 40 kg × 10, 80 kg × 5 “slow”, 80 kg × 5 “slow”, 80 kg × 5 “slow”, drop 50 kg × 12",
    ])
    expect(weightsIn(history)).toEqual(["2026-01-09: 80.5 kg"])
    expect(sentencesIn(history).at(-1)).toBe("5 “none” is not a number of sets from 1 to 100. Left out.")
  })

  it("can be those of a table of dates and body weights only", async () => {
    const history = await matchedFrom("Datum;Gewicht\n03.11.2025;80,5\n04.11.2025;81")
    expect(weightsIn(history)).toEqual(["2025-11-03: 80.5 null", "2025-11-04: 81 null"])
    expect(history.workouts).toEqual([])
  })
})

describe("a file that was made to do harm", () => {
  const row = "2025-12-30 20:57:41,Push,1h,Squat,1,60,8,0,0,,,"

  it("has its impossible days named, and the rest is imported", async () => {
    const days = [
      "9999-12-31 10:00:00",
      "1899-12-31",
      "2200-01-02",
      "2025-12-30T10:00:00+99:99",
      "0000-01-01",
    ]
    const history = await historyOf(
      [strongColumns, ...days.map((day) => row.replace("2025-12-30 20:57:41", day)), row].join("\n"),
    )
    expect(history.workouts).toHaveLength(1)
    expect(sentencesIn(history)).toEqual([
      "2 The date 9999-12-31 10:00:00 is not between 1900 and 2200. Left out.",
      "3 The date 1899-12-31 is not between 1900 and 2200. Left out.",
      "4 The date 2200-01-02 is not between 1900 and 2200. Left out.",
      "5 The date 2025-12-30T10:00:00+99:99 doesn’t exist. Left out.",
      "6 The date 0000-01-01 doesn’t exist. Left out.",
    ])
  })

  it("has no more sets per workout, and no more exercises, than can be sent and shown; the rest is reported by line", async () => {
    const history = await historyOf([strongColumns, ...Array.from({ length: 1003 }, () => row)].join("\n"))
    expect(history.workouts[0]?.exercises.flatMap(({ sets }) => sets)).toHaveLength(1000)
    expect(sentencesIn(history)).toEqual(
      [1002, 1003, 1004].map((line) => `${line} The workout has more than 1,000 sets. Left out.`),
    )
    const many = Array.from({ length: 1001 }, (_, place) =>
      row.replace("Squat", `Squat ${place}`).replace("20:57:41", `20:${10 + (place % 50)}:00`),
    )
    const ofMany = await historyOf([strongColumns, ...many].join("\n"))
    expect(sentencesIn(ofMany)).toEqual([
      "1002 The file has more than 1,000 exercises, so this one was left out.",
    ])
  })

  it("has a shortened note reported, and never cut inside a character", async () => {
    const long = `${"x".repeat(9999)}💪`
    const history = await historyOf(
      [
        strongColumns,
        row.replace("Squat,1,60,8,0,0,", `Squat,Note,,,,,${long}`),
        row.replace("0,0,,,", "0,0,Slow,,"),
      ].join("\n"),
    )
    expect(history.workouts[0]?.exercises[0]?.sets[0]?.notes).toBe("x".repeat(9999))
    expect(sentencesIn(history)).toEqual(["3 The note has more than 10,000 characters. The rest is cut off."])
    const notes = Array.from({ length: 3 }, (_, place) =>
      row.replace(/,,$/, `,${String(place).repeat(9000)},`),
    )
    const three = await historyOf([strongColumns, ...notes].join("\n"))
    expect(three.workouts[0]?.notes).toHaveLength(20_000)
    expect(sentencesIn(three)).toEqual(["2 The note has more than 20,000 characters. The rest is cut off."])
    const heavy = Array.from({ length: 9 }, () => row.replace("0,0,,,", `0,0,${"n".repeat(9000)},,`))
    const all = await historyOf([strongColumns, ...heavy].join("\n"))
    expect(sentencesIn(all)).toEqual([
      "10 The workout’s notes have more than 80,000 characters in total. This note is left out.",
    ])
  })

  it("has a repeated column named, and the first one read", async () => {
    const history = await historyOf(
      "Date,Workout Name,Exercise Name,Set Order,Weight,Weight,Reps\n2025-12-30,Push,Squat,1,60,999,5",
    )
    expect(outline(history)).toEqual(["2025-12-30", "  Squat: 60 ? × 5"])
    expect(sentencesIn(history)).toEqual(["1 Unknown column “Weight (2)”. Not imported."])
    const { columns } = await tableOf("Day,Movement,kg,kg,Reps\n2025-12-30,Squat,60,999,5")
    expect(columns.map(({ name }) => name)).toEqual(["Day", "Movement", "kg", "kg (2)", "Reps"])
  })

  it("has a weight found in either of two columns", async () => {
    const history = await historyOf(
      "title,start_time,exercise_title,set_index,set_type,weight_lbs,weight_kg,reps\nPush,2025-12-30,Squat,0,normal,,60,5",
    )
    expect(outline(history)).toEqual(["2025-12-30", "  Squat: 60 kg × 5"])
  })

  it("has endless Apple Health tags read once each", async () => {
    const weight =
      '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="80" startDate="2025-12-30 10:00:00 +0000"/>'
    const unknown = '<Record type="HKQuantityTypeIdentifierBodyMass" value="&all;"/>'
    const text = `<HealthData>${weight}${unknown}${"<Record ".repeat(200_000)}`
    const history = await historyOf(text)
    expect(history.weights.map(({ weight: kilograms }) => kilograms)).toEqual([80])
    expect(sentencesIn(history)).toEqual(["1 “&all;” is not a body weight. Left out."])
  })

  it("of one endless line isn't a training history", async () => {
    expect(await readText("a".repeat(2_100_000))).toEqual({ kind: "unreadable", why: "no-table" })
  })

  it("that imitates Repertoire's own is refused if no database could hold it", async () => {
    const tables = completeTables.map((table) => `"${table}":[]`).join()
    const own = (analysis: string) =>
      readText(
        `{"format":"repertoire-export","version":4,"exported_at":"2026-11-20T10:00:00Z",${tables},"generated_weekly_schedules":[${analysis}]}`,
      )
    const plan = (summary: string, json: string) =>
      `{"id":"11111111-1111-4111-8111-111111111111","week_summary":${summary},"schedule_json":${json},"generated_at":"2026-11-20T10:00:00Z","created_at":"2026-11-20T10:00:00Z"}`
    expect(await own(plan('"light \\ud83d\\udcaa"', '[{"\\\\u0000":1}]'))).toMatchObject({ kind: "history" })
    for (const [summary, json] of [
      ['"half \\ud83d"', "[]"],
      ['"nul \\u0000"', "[]"],
      ["null", '[{"\\ud83d":1}]'],
      ["null", `${"[".repeat(9000)}${"]".repeat(9000)}`],
    ] as const)
      expect(await own(plan(summary, json))).toEqual({ kind: "unreadable", why: "broken" })
  })
})
