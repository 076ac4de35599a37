import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { programLibrary } from "#domain/programs/library/library.ts"
import type { Program } from "#domain/programs/program.ts"
import { readPrograms } from "#domain/programs/text/read-programs.ts"
import { boardOf, type BoardCell, type BoardRow } from "#domain/programs/view/board.ts"
import { currentSpan, wholeSpan } from "#domain/programs/view/week-span.ts"
import { forecastIfMet } from "#domain/programs/view/forecast-if-met.ts"
import { liftOutlooks } from "#domain/programs/view/lift-outlook.ts"
import { happeningsOf } from "#domain/programs/view/what-happened.ts"
import { overviewOf } from "#web/features/programs/running/overview.ts"
import { comingSessions } from "#web/features/dashboard/session/sessions-to-come.ts"
import { asAsked, find, programFrom, type Reply, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"
const maxes = { [squat]: { tm: 100, e1rm: null }, [bench]: { tm: 80, e1rm: null } }
const waves = programFrom(`program Waves, 2 days, 4 weeks repeating
day Squat
${squat}: 5 @65%, 5+ @85%, 5x5 @first / 3 @70%, 3+ @90%, 5x5 @first / 5 @75%, 1+ @95%, 5x5 @first / 5 @40%, 5 @60% | tm inc=5kg/10lb
day Bench
${bench}: 5 @65%, 5+ @85%, 5x5 @first / 3 @70%, 3+ @90%, 5x5 @first / 5 @75%, 1+ @95%, 5x5 @first / 5 @40%, 5 @60% | tm inc=2.5kg/5lb`)
const inWaves = () => new Trainee(waves, { starts: { loads: {}, maxes }, weekdays: [0, 3] })

const fewer =
  (lacking: number): Reply =>
  ({ load, low, open }) => ({ load, amount: open ? low - lacking : low, rpe: null })

/** The program page's board of the current weeks, with a line of text for each row: "85×5 done 11-30, …". */
function boardLines(trainee: Trainee): string[] {
  const { standing, today } = trainee
  const span = currentSpan(standing)
  return boardOf(standing, forecastIfMet(standing, today, span.last), span).map(rowLine)
}

function rowLine({ week, isDeload, isEasy, isCurrent, pattern, cells }: BoardRow): string {
  const marks = [isDeload && "deload", isEasy && "easy", isCurrent && "current"].filter(Boolean).join(" ")
  const waves = pattern.map(({ low, open }) => `${low}${open ? "+" : ""}`).join(" ")
  return `${week + 1} ${marks} [${waves}]: ${cells.map(cellLine).join(", ")}`
}

function cellLine({ top, kind, date, shortfall }: BoardCell): string {
  const set = top ? `${top.load}×${top.low}${top.open ? "+" : ""}` : "-"
  const short = shortfall ? ` short ${shortfall.sets}/${shortfall.lacks}` : ""
  const out = shortfall && shortfall.exercises > 0 ? ` out ${shortfall.exercises}` : ""
  return `${set} ${kind} ${date?.slice(5) ?? "-"}${short}${out}`
}

describe("the weeks and days of a run", () => {
  it("show what was done, what is next, and what follows on the person's days", () => {
    const trainee = inWaves()
    trainee.train(({ load, low, open }) => ({ load, amount: open ? low + 3 : low, rpe: null }))
    trainee.train(fewer(1))
    expect(boardLines(trainee)).toEqual([
      "1  [5 5+]: 85×8 done 11-30, 67.5×4 done 12-01 short 1/1",
      "2 current [3 3+]: 90×3+ next 12-03, 72.5×3+ to_come 12-07",
      "3  [5 1+]: 95×1+ to_come 12-10, 75×1+ to_come 12-14",
      "4 easy [5 5]: 60×5 to_come 12-17, 47.5×5 to_come 12-21",
    ])
  })

  it("count every missed set if the rule judges all of them", () => {
    const fives = programFrom(`program Fives, 1 days, open end
day Squat
${squat}: 4x3, 3+ | ladder stages=5x3+>6x2+ inc=5kg/10lb`)
    const trainee = new Trainee(fives, { starts: { loads: {}, maxes }, weekdays: [0] })
    trainee.train(({ load, open }) => ({ load, amount: open ? 3 : 2, rpe: null }))
    expect(boardLines(trainee)[0]).toContain("short 4/null")
  })

  it("don't count the sets of skipped exercises, which decide nothing", () => {
    const pair = programFrom(`program Pair, 1 days, open end
day Squat
${squat}: 2x3 | linear inc=5kg/10lb
${bench}: 2x3 | linear inc=5kg/10lb`)
    const trainee = new Trainee(pair, { starts: { loads: {}, maxes }, weekdays: [0] })
    const threes = { load: 60, amount: 3, rpe: null }
    trainee.log(trainee.next, [threes, threes, null, null])
    expect(boardLines(trainee)[0]).toContain("short 0/null out 1")
  })

  it("leave a skipped session's cell empty, and show the next cycle when one is over", () => {
    const trainee = inWaves()
    trainee.happens("skip", {})
    expect(boardLines(trainee)[0]).toBe("1 current [5 5+]: - left_out -, 67.5×5+ next 11-30")
    for (let times = 0; times < 7; times += 1) trainee.train(asAsked)
    expect(boardLines(trainee)[0]).toContain("5 current [5 5+]: 90×5+ next")
  })

  it("put a deload in a row of its own, before or after the week's own sessions", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.happens("deload", {})
    expect(boardLines(trainee).slice(0, 2)).toEqual([
      "1  [5 5+]: 85×5 done 11-30, 67.5×5+ to_come 12-10",
      "1 deload easy current [5 5+]: 60×5 next 12-03, 77.5×5 to_come 12-07",
    ])
    trainee.train(asAsked)
    trainee.train(asAsked)
    trainee.train(asAsked)
    trainee.happens("deload", {})
    expect(boardLines(trainee).map((line) => line.slice(0, 8))).toEqual([
      "1  [5 5+",
      "1 deload",
      "2 deload",
      "2  [3 3+",
      "3  [5 1+",
      "4 easy [",
    ])
  })

  it("show a skipped session of a deload as left out", () => {
    const trainee = inWaves()
    trainee.happens("deload", {})
    trainee.happens("skip", { week: 0, session: 0 })
    trainee.train(asAsked)
    const deload = boardLines(trainee).find((line) => line.includes("deload"))
    expect(deload).toContain("60×5 done 11-30")
    expect(deload).toContain("- left_out -")
  })

  it("have no dates while the program is paused, and no upcoming sessions after its end", () => {
    const trainee = inWaves()
    trainee.happens("pause", { on: trainee.today })
    expect(boardLines(trainee)[0]).toBe("1 current [5 5+]: 85×5+ next -, 67.5×5+ to_come -")
    trainee.happens("end", {})
    expect(boardLines(trainee)[0]).toBe("1  [5 5+]: - left_out -, - left_out -")
  })

  it("show finished sets in the run's current unit", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.happens("unit", { unit: "lbs" })
    expect(boardLines(trainee)[0]).toBe("1 current [5 5+]: 187.4×5 done 11-30, 150×5+ next 12-03")
    const { standing, today } = trainee
    const [max] = liftOutlooks(standing, forecastIfMet(standing, today, 3))
    expect(max?.decided).toMatchObject([{ load: 187.4, low: 5 }])
  })

  it("show upcoming sessions again for a repeated week", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.train(asAsked)
    trainee.happens("go_to", { week: 0, session: 1 })
    expect(boardLines(trainee)[0]).toBe("1 current [5 5+]: 85×5 done 11-30, 67.5×5+ next 12-03")
  })

  it("are the three weeks before and after, if the program is open-ended", () => {
    const trainee = new Trainee(
      programFrom(`program Mine, 3 days
day A
${squat}: 3x5 | linear inc=5kg/10lb
day B
${bench}: 3x5 | linear inc=2.5kg/5lb`),
      { starts: { loads: { [`${squat}:linear`]: 80, [`${bench}:linear`]: 60 }, maxes: {} } },
    )
    for (let times = 0; times < 14; times += 1) trainee.train(asAsked)
    const lines = boardLines(trainee)
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["2", "3", "4", "5", "6", "7", "8"])
    expect(lines[3]).toBe("5 current []: 110×5 done 12-12, 75×5 done 12-13, 115×5 next 12-14")
    expect(lines[4]).toContain("77.5×5 to_come 12-16, 120×5 to_come 12-18, 80×5 to_come 12-21")
  })

  it("are those of ten years at most, however far another client moved the run", () => {
    const trainee = new Trainee(programFrom(`program Mine, 1 day\nday A\n${squat}: 3x5 | linear`))
    trainee.happens("go_to", { week: 100_000, session: 0 })
    expect(wholeSpan(trainee.standing)).toEqual({ first: 99_484, last: 100_003 })
  })
})

describe("a lift's outlook", () => {
  const outlooks = (trainee: Trainee) => {
    const { standing, today } = trainee
    return liftOutlooks(standing, forecastIfMet(standing, today, currentSpan(standing).last))
  }

  it("is the training max after the cycle, judged by the deciding sets", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.train(fewer(2))
    const [back, press] = outlooks(trainee)
    expect([back?.now, back?.after, press?.now, press?.after]).toEqual([100, 105, 80, 72.5])
    expect(back?.decided).toEqual([{ date: "2026-11-30", load: 85, low: 5, amount: 5, isMet: true }])
    expect(back?.next).toEqual({ date: "2026-12-03", low: 3 })
    expect(press?.decided.map(({ amount, isMet }) => [amount, isMet])).toEqual([[3, false]])
  })

  it("is the load after the next session, with its last change", () => {
    const trainee = new Trainee(
      programFrom(`program Mine, 1 day\nday A\n${squat}: 3x5 | linear inc=5kg/10lb`),
      {
        starts: { loads: { [`${squat}:linear`]: 80 }, maxes: {} },
      },
    )
    expect(outlooks(trainee)[0]).toMatchObject({ now: 80, after: 85, last: null })
    trainee.train(asAsked)
    expect(outlooks(trainee)[0]).toMatchObject({ now: 85, after: 90, last: { why: "met", to: 85 } })
  })
})

describe("the history", () => {
  it("names a skipped day", () => {
    const trainee = inWaves()
    trainee.happens("skip", { week: 0, session: 1 })
    trainee.happens("deload", {})
    trainee.happens("skip", { week: 0, session: 0 })
    const skipped = happeningsOf(trainee.standing, trainee.events).map((each) =>
      "event" in each ? each.skipped : "",
    )
    expect(skipped).toEqual([null, null, "Bench"])
  })

  it("lists sessions with their changes, and events in between, latest first", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.happens("deload", {})
    trainee.train(asAsked)
    trainee.happens("felt", { slot: 2, sore: "no", went: "planned" })
    const lines = happeningsOf(trainee.standing, trainee.events).map((each) =>
      "event" in each ? each.event.kind : `${each.day} ${each.changes.map(({ why }) => why).join()}`,
    )
    expect(lines).toEqual(["Bench ", "deload", "Squat top_met"])
  })
})

const shipped = programLibrary.flatMap((text) => readPrograms(text, find).programs)

/** Start loads and training maxes of 100 for every exercise. */
function hundreds({ days }: Program) {
  const lines = days.flatMap((day) => day.lines)
  return {
    loads: Object.fromEntries(lines.map((line) => [`${line.exercise_id}:${line.rule.name}`, 100])),
    maxes: Object.fromEntries(lines.map((line) => [line.exercise_id, { tm: 100, e1rm: 110 }])),
  }
}

describe("the view of a shipped program", () => {
  it.each(shipped.map((program) => [program.name, program] as const))(
    "%s: rows for all weeks, and one next",
    (_, program) => {
      const trainee = new Trainee(program, {
        starts: hundreds(program),
        advance: program.by_calendar ? "calendar" : "order",
      })
      for (let times = 0; times < 5; times += 1) trainee.train(asAsked)
      const { standing, today } = trainee
      const span = currentSpan(standing)
      const rows = boardOf(standing, forecastIfMet(standing, today, span.last), span)
      expect(rows).toHaveLength(span.last - span.first + 1)
      const cells = rows.flatMap((row) => row.cells)
      expect(cells.filter(({ kind }) => kind === "next")).toHaveLength(1)
      expect(cells.filter(({ kind }) => kind === "done")).toHaveLength(5)
      expect(cells.every(({ kind, top }) => kind === "left_out" || top !== null)).toBe(true)
    },
  )
  it.each(shipped.map((program) => [program.name, program] as const))(
    "%s: the weeks drawn first are the same when all of them are drawn",
    (_, program) => {
      const trainee = new Trainee(program, { starts: hundreds(program) })
      for (let times = 0; times < 5; times += 1) trainee.train(asAsked)
      const { standing, today } = trainee
      const extent = { earlier: 0, isWhole: false }
      const all = overviewOf(standing, today, extent)
      const first = overviewOf(standing, today, { ...extent, weeksDue: 1 })
      expect(first.rows.length).toBeGreaterThan(0)
      expect(first.rows).toEqual(all.rows.slice(0, first.rows.length))
      expect(first.forecast.sessions[0]).toEqual(all.forecast.sessions[0])
      expect([first.hasEarlier, first.hasLater]).toEqual([all.hasEarlier, all.hasLater])
    },
  )
  it.each(shipped.map((program) => [program.name, program] as const))(
    "%s: Home and the program's page ask for the same on the same day",
    (_, program) => {
      const trainee = new Trainee(program, { starts: hundreds(program) })
      for (let times = 0; times < 3; times += 1) trainee.train(asAsked)
      const { standing, today } = trainee
      const { sessions } = overviewOf(standing, today, { earlier: 0, isWhole: true }).forecast
      const home = comingSessions(standing, { today, until: addDays(today, 21), routines: [] })
      const onPage = new Map(sessions.map(({ date, session }) => [date, session]))
      const both = home.filter(({ date }) => onPage.has(date))
      expect(both.length).toBeGreaterThan(1)
      expect(both.map(({ session }) => session)).toEqual(both.map(({ date }) => onPage.get(date)))
    },
  )
})
