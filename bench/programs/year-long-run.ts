import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { startRun } from "#tests/e2e/programs/run.ts"
import { train } from "#tests/e2e/programs/trained-run.ts"
import type { Person } from "../replaying/wire.ts"

const sessions = 100
const daysApart = 2
const lifts = [
  "Back Squat (Barbell)",
  "Bench Press (Barbell)",
  "Deadlift (Barbell)",
  "Overhead Press (Barbell)",
]

/** Starts a program of 52 weeks, and logs 100 sessions of it. The last one was on the day before `today`. */
export async function trainForHalfAYear(person: Person, today: LocalDay) {
  const own = { client: person.client() }
  await own.client.from("profiles").update({ onboarding_completed: true }).eq("id", person.id).throwOnError()
  const started_on = addDays(today, -1 - (sessions - 1) * daysApart)
  const maxes = Object.fromEntries(lifts.map((name) => [name, 120]))
  const loads = { "Bent Over Row (Dumbbell):double": 30, "Triceps Pushdown (Cable):double": 25 }
  const { run_id } = await startRun(own, yearLong(), { started_on, maxes, loads })
  await train(own, run_id, {
    days: Array.from({ length: sessions }, (_, place) => addDays(started_on, place * daysApart)),
  })
}

/** A program of 52 weeks in cycles of four: four days, each a main lift whose sets differ from week to week, and three others. */
function yearLong(): string {
  const weeks = Array.from({ length: 52 }, (_, week) => {
    const share = week % 5
    return `5 @${60 + share}%, 3 @${70 + share}%, 3+ @${80 + (week % 8)}%`
  })
  const cycles = Array.from({ length: 13 }, () => 4).join("+")
  const days = lifts.map((lift, day) =>
    [
      `day ${day + 1}`,
      `${lift}: ${weeks.join(" / ")} | tm cycle=${cycles} inc=2.5kg/5lb`,
      "Bent Over Row (Dumbbell): 3x8-12 | double inc=2kg/5lb",
      "Triceps Pushdown (Cable): 3x10-15 | double inc=2.5kg/5lb",
      "Chin Up: 3x5-10 | total goal=30",
    ].join("\n"),
  )
  return `program A Year, 4 days, 52 weeks\n${days.join("\n")}`
}
