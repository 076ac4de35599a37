import { describe, expect, it } from "vitest"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { missedSession } from "#domain/programs/view/missed-session.ts"
import { asAsked, programFrom, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"
const program = programFrom(`program Two Days, 2 days, 4 weeks
day Squat
${squat}: 3x5 | linear inc=2.5kg/5lb
day Bench
${bench}: 3x5 | linear inc=2.5kg/5lb`)
const loads = { [`${squat}:linear`]: 60, [`${bench}:linear`]: 50 }

/** Starts on a Monday and trains on Mondays and Thursdays. */
const following = (run: Partial<ProgramRun>) =>
  new Trainee(program, { starts: { loads, maxes: {} }, weekdays: [0, 3], ...run })
const byCalendar = (missed: ProgramRun["missed"]) => following({ advance: "calendar", missed })

/** What was missed as of a day, such as "0.1 of 12-03, is_next". */
function missedOn(trainee: Trainee, today: LocalDay): string | null {
  const missed = missedSession(trainee.standing, today)
  if (!missed) return null
  const { session, meant, follows } = missed
  return `${session.week}.${session.session} of ${meant.slice(5)}, ${follows}`
}

describe("a missed session", () => {
  it("is the next one in order, and was planned for the first usual day since the last session", () => {
    const trainee = following({})
    expect(missedOn(trainee, "2026-11-30")).toBeNull()
    expect(missedOn(trainee, "2026-12-01")).toBe("0.0 of 11-30, is_next")
    expect(missedOn(trainee, "2026-12-04")).toBe("0.0 of 11-30, is_next")
    trainee.today = "2026-12-01"
    trainee.train(asAsked)
    expect(missedOn(trainee, "2026-12-03")).toBeNull()
    expect(missedOn(trainee, "2026-12-04")).toBe("0.1 of 12-03, is_next")
  })

  it("is left out by the calendar, and can be done or left out for good", () => {
    const trainee = byCalendar("left_out")
    expect(missedOn(trainee, "2026-12-01")).toBe("0.0 of 11-30, left_out")
    // The session still counts as missed when the next one is due.
    expect(missedOn(trainee, "2026-12-03")).toBe("0.0 of 11-30, left_out")
    trainee.today = "2026-12-01"
    const missed = missedSession(trainee.standing, trainee.today)
    if (missed) trainee.log(missed.session, [])
    expect(missedOn(trainee, "2026-12-02")).toBeNull()
    expect(missedOn(trainee, "2026-12-07")).toBe("0.1 of 12-03, left_out")
    trainee.happens("skip", { week: 0, session: 1 })
    expect(missedOn(trainee, "2026-12-07")).toBeNull()
    expect(missedOn(trainee, "2026-12-08")).toBe("1.0 of 12-07, left_out")
  })

  it("waits by the calendar or has its week repeated, if the person wants that", () => {
    const [waiting, repeating] = [byCalendar("waits"), byCalendar("repeats_week")]
    for (const trainee of [waiting, repeating]) trainee.train(asAsked)
    expect(missedOn(waiting, "2026-12-03")).toBeNull()
    expect(missedOn(waiting, "2026-12-08")).toBe("0.1 of 12-03, is_next")
    expect(missedOn(repeating, "2026-12-06")).toBe("0.1 of 12-03, repeats_week")
    expect(missedOn(repeating, "2026-12-08")).toBeNull()
  })

  it("isn't reported during a pause, for days of a pause, if it was moved, after a week, or at the end", () => {
    const paused = byCalendar("left_out")
    paused.happens("pause", { on: "2026-11-30" })
    expect(missedOn(paused, "2026-12-01")).toBeNull()
    paused.happens("resume", { on: "2026-12-02" })
    expect(missedOn(paused, "2026-12-02")).toBeNull()
    const moved = following({})
    moved.happens("date", { slot: 1, on: "2026-12-05" })
    expect(missedOn(moved, "2026-12-02")).toBeNull()
    expect(missedOn(following({ weekdays: [0] }), "2026-12-06")).toBe("0.0 of 11-30, is_next")
    expect(missedOn(following({ weekdays: [0] }), "2026-12-07")).toBeNull()
    const ended = following({})
    ended.happens("end", {})
    expect(missedOn(ended, "2026-12-02")).toBeNull()
    expect(missedOn(byCalendar("left_out"), "2027-01-04")).toBeNull()
  })
})
