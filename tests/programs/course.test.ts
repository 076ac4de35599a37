import { describe, expect, it } from "vitest"
import { forecast } from "#domain/programs/view/forecast-if-met.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { asAsked, programFrom, reps, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"

const daysOf = (letters: string, line = `${bench}: 1x5 | fixed`) =>
  letters
    .split("")
    .map((letter) => `day ${letter}\n${line}`)
    .join("\n")
const follower = (facts: string, letters: string, run: Partial<ProgramRun> = {}) =>
  new Trainee(programFrom(`program Course, ${facts}\n${daysOf(letters)}`), run)
const dayName = ({ next, versions }: Trainee) => versions[next.version]?.days[next.day]?.name ?? ""
const place = ({ next: { week, session } }: Trainee) => [week, session]

function daysToCome(trainee: Trainee, count: number): string {
  return Array.from({ length: count }, () => {
    const name = dayName(trainee)
    trainee.train(asAsked)
    return name
  }).join("")
}

describe("the course of a run", () => {
  it("goes to a week of the current cycle, and no further than its last", () => {
    const trainee = follower("2 days, 3 weeks repeating", "AB")
    daysToCome(trainee, 8)
    expect(place(trainee)).toEqual([4, 0])
    trainee.happens("go_to", { week: 0, session: 1 })
    expect(place(trainee)).toEqual([3, 1])
    trainee.happens("go_to", { week: 7, session: 5 })
    expect(place(trainee)).toEqual([5, 0])
    trainee.happens("next_cycle", {})
    expect(place(trainee)).toEqual([6, 0])
  })

  it("goes to any week of an open-ended program", () => {
    const trainee = follower("2 days", "AB")
    trainee.happens("go_to", { week: 7, session: 1 })
    expect(place(trainee)).toEqual([7, 1])
    trainee.happens("next_cycle", {})
    expect(place(trainee)).toEqual([8, 0])
    expect(daysToCome(trainee, 40)).toHaveLength(40)
  })

  it("gives a slot to a day that the week has already had", () => {
    const trainee = follower("3 days", "ABC")
    daysToCome(trainee, 1)
    trainee.happens("swap_day", { day: 0 })
    expect(daysToCome(trainee, 4)).toBe("ABCA")
    trainee.happens("swap_day", { day: 2 })
    expect(daysToCome(trainee, 3)).toBe("CBA")
  })

  it("spends the session that a log names, or the next one if that isn't open", () => {
    const trainee = follower("3 days", "ABC")
    const { next } = trainee
    trainee.log({ ...next, session: 1, day: 1 }, [null])
    expect(place(trainee)).toEqual([0, 0])
    trainee.log({ ...next, session: 1, day: 1 }, [null])
    expect(place(trainee)).toEqual([0, 2])
    trainee.log({ ...next, week: 5, session: 2 }, [null])
    expect(place(trainee)).toEqual([1, 0])
  })

  it("continues in turn after a deload that started with a day moved ahead", () => {
    const trainee = follower("3 days", "AB")
    trainee.happens("swap_day", { day: 1 })
    trainee.happens("deload", {})
    expect(daysToCome(trainee, 9)).toBe("BABABABAB")
  })

  it("keeps rotating days through a deload, and otherwise continues in the week", () => {
    const rotating = follower("4 days", "ABC")
    expect(daysToCome(rotating, 1)).toBe("A")
    rotating.happens("deload", {})
    expect(daysToCome(rotating, 9)).toBe("BCABCABCA")
    const fixed = follower("3 days", "ABC")
    expect(daysToCome(fixed, 1)).toBe("A")
    fixed.happens("deload", {})
    expect(daysToCome(fixed, 6)).toBe("BCABCA")
  })

  it("carries the open sessions over to a version with more or fewer days", () => {
    const more = follower("2 days", "AB")
    daysToCome(more, 1)
    more.changeProgram(programFrom(`program Course, 3 days\n${daysOf("ABC")}`))
    expect(place(more)).toEqual([0, 1])
    const fewer = follower("3 days", "ABC")
    daysToCome(fewer, 2)
    fewer.changeProgram(programFrom(`program Course, 2 days\n${daysOf("AB")}`))
    expect(place(fewer)).toEqual([1, 0])
  })

  it("ends with a whole cycle of the new version", () => {
    const limited = `program Course, 1 day, 4 weeks\n${daysOf("A")}`
    const trainee = follower("1 day", "A")
    daysToCome(trainee, 5)
    trainee.changeProgram(programFrom(limited))
    daysToCome(trainee, 3)
    expect(trainee.isOver).toBe(true)
    trainee.changeProgram(programFrom(`program Course, 1 day\n${daysOf("A")}`))
    expect(daysToCome(trainee, 9)).toBe("AAAAAAAAA")
    const shorter = follower("1 day, 6 weeks", "A")
    shorter.changeProgram(programFrom(limited))
    daysToCome(shorter, 4)
    expect(shorter.isOver).toBe(true)
    shorter.changeProgram(programFrom(`program Course, 1 day, 6 weeks\n${daysOf("A")}`))
    expect(daysToCome(shorter, 2)).toBe("AA")
    expect(shorter.isOver).toBe(true)
  })

  it.each([
    { done: 2, weeks: 3, left: [2] },
    { done: 3, weeks: 3, left: [] },
    { done: 2, weeks: 6, left: [2, 3, 4, 5] },
    { done: 4, weeks: 5, left: [4] },
  ])("after $done of 4 weeks, a program of $weeks weeks continues with $left", ({ done, weeks, left }) => {
    const trainee = follower("1 day, 4 weeks", "A")
    daysToCome(trainee, done)
    trainee.changeProgram(programFrom(`program Course, 1 day, ${weeks} weeks\n${daysOf("A")}`))
    const places = []
    for (; !trainee.isOver; trainee.train(asAsked)) places.push(trainee.next.week % weeks)
    expect(places).toEqual(left)
  })

  it("changes nothing if a version is missing, and has no standing without the first", () => {
    const trainee = follower("2 days", "AB")
    const before = trainee.next
    trainee.happens("version", { version: "unknown" })
    expect(trainee.next).toEqual(before)
    trainee.plans = new Map()
    expect(() => trainee.standing).toThrow("no version")
  })

  it("judges a later use of a day by its own sets", () => {
    const text = `program Course, 3 days\nday A\n${bench}: 3x5 > 5x5 | fixed\nday B\n${squat}: 1x5 | fixed`
    const trainee = new Trainee(programFrom(text))
    const counts = [0, 1, 2, 3, 4, 5].map(() => {
      const { length } = trainee.next.lines[0]?.sets ?? []
      trainee.train(asAsked)
      return length
    })
    expect(counts).toEqual([3, 1, 5, 1, 3, 1])
  })
})

describe("the weeks of a line", () => {
  const tops = (line: string, facts: string, count: number) => {
    const program = programFrom(`program Course, ${facts}\nday A\n${line}`)
    const maxes = { [bench]: { tm: 100, e1rm: null } }
    const trainee = new Trainee(program, { starts: { loads: {}, maxes } })
    return Array.from({ length: count }, () => trainee.train(asAsked).prescribed.lines[0]?.sets[0]?.low)
  }

  it("start over after the last one in an open-ended program's waves; otherwise the last one repeats", () => {
    expect(tops(`${bench}: 5 @50% / 3 @50% / 1 @50% | tm`, "1 day", 5)).toEqual([5, 3, 1, 5, 3])
    expect(tops(`${bench}: 5 @50% / 3 @50% / 1 @50% | fixed`, "1 day", 5)).toEqual([5, 3, 1, 1, 1])
    expect(tops(`${bench}: 5 @50% / 3 @50% | tm`, "1 day, 3 weeks repeating", 5)).toEqual([5, 3, 3, 5, 3])
  })

  it("decide by their deciding sets, cycle by cycle", () => {
    const after = (weeks: string, cycle: string, ...amounts: number[]) => {
      const facts = `1 day, ${amounts.length} weeks repeating`
      const program = programFrom(
        `program Course, ${facts}\nday A\n${bench}: ${weeks} | tm cycle=${cycle} inc=5kg/10lb`,
      )
      const trainee = new Trainee(program, {
        starts: { loads: {}, maxes: { [bench]: { tm: 100, e1rm: null } } },
      })
      for (const amount of amounts) trainee.train(reps(amount, 5))
      return trainee.next.lines[0]?.x
    }
    // In the first week no set decides about the next load, so its misses count only in a cycle of its own.
    expect(after("5 @50%, 5 @50% / 3 @50%, 3+ @60%", "2", 4, 1)).toBe(105)
    expect(after("5 @50%, 5 @50% / 3 @50%, 3+ @60%", "1+1", 4, 1)).toBe(90)
    expect(after("5 @50%, 5 @50% / 3! @50%, 5 @60%", "2", 4, 2)).toBe(90)
    expect(after("5 @50% / 5 @50% / 5 @50% / 3 @50%, 3+ @60%", "2+2", 5, 5, 4, 1)).toBe(110)
  })
})

describe("a run that advances by calendar", () => {
  const dated = (facts: string, letters: string, run: Partial<ProgramRun> = {}) =>
    follower(facts, letters, { advance: "calendar", ...run })

  it("moves to the week that a log names", () => {
    const trainee = dated("2 days", "AB", { weekdays: [0, 3] })
    trainee.today = "2026-12-14"
    trainee.train(asAsked)
    trainee.today = "2026-12-14"
    expect(place(trainee)).toEqual([2, 1])
  })

  it("works through a deload session by session", () => {
    const trainee = dated("2 days", "AB", { weekdays: [0, 3], missed: "waits" })
    trainee.happens("deload", {})
    const deloads = [0, 1, 2, 3].map(() => trainee.train(asAsked).prescribed.deload)
    expect(deloads).toEqual([true, true, false, false])
  })

  it("plans upcoming weeks' sessions in their calendar weeks, or from today if missed ones wait", () => {
    const dates = (trainee: Trainee, to: string) =>
      forecast(trainee.standing, { today: trainee.today, from: trainee.today, to }).map(
        ({ slot, date, session }) => `${slot} ${date} ${session.week}.${session.session}`,
      )
    const leftOut = dated("2 days", "AB", { weekdays: [0, 3] })
    leftOut.today = "2026-12-09"
    expect(dates(leftOut, "2026-12-17")).toEqual(["1 2026-12-10 1.1", "2 2026-12-14 2.0", "3 2026-12-17 2.1"])
    const waiting = dated("2 days", "AB", { weekdays: [0, 3], missed: "waits" })
    waiting.train(asAsked)
    waiting.today = "2026-12-09"
    expect(dates(waiting, "2026-12-17")).toEqual(["2 2026-12-10 0.1", "3 2026-12-14 1.0", "4 2026-12-17 1.1"])
  })

  it("leaves out each pause by its own days", () => {
    const trainee = dated("2 days", "AB", { weekdays: [0, 3] })
    for (const [from, to] of [
      ["2026-11-30", "2026-12-07"],
      ["2026-12-14", "2026-12-28"],
    ] as const) {
      trainee.happens("pause", { on: from })
      trainee.happens("resume", { on: to })
    }
    trainee.today = "2026-12-28"
    expect(place(trainee)).toEqual([1, 0])
  })

  it("spreads the sessions over the week if neither the program nor the person names days", () => {
    const dates = (trainee: Trainee) =>
      forecast(trainee.standing, { today: trainee.today, from: trainee.today, to: "2026-12-06" }).map(
        ({ date }) => date,
      )
    expect(dates(dated("3 days", "ABC", { weekdays: [] }))).toEqual([
      "2026-11-30",
      "2026-12-02",
      "2026-12-04",
    ])
    const text = `program Course, 2 days\nday A on Wed\n${bench}: 1x5 | fixed\nday B on Sun\n${bench}: 1x5 | fixed`
    const named = new Trainee(programFrom(text), { advance: "calendar", weekdays: [0, 1] })
    expect(dates(named)).toEqual(["2026-12-02", "2026-12-06"])
  })
})

describe("logs and events from several devices", () => {
  const lift = `${squat}:linear`
  const lifter = () =>
    new Trainee(programFrom(`program One, 1 day\nday A\n${squat}: 1x5 | linear inc=5kg/10lb`), {
      starts: { loads: { [lift]: 80 }, maxes: {} },
    })
  const load = (trainee: Trainee) => trainee.standing.lifts.get(lift)?.x ?? null

  it("are ordered by the server's time, then by id, before those that the server doesn't have", () => {
    const trainee = lifter()
    const met = { ...trainee.train(asAsked), counts: true }
    const missed = { ...met, log_id: "zzz", done: [{ load: 80, amount: 1, rpe: null }] }
    const cases = [
      [{ ...met, saved_at: "2026-12-02T00:00Z" }, { ...missed, saved_at: "2026-12-01T00:00Z" }, 80],
      [{ ...met, saved_at: "2026-12-01T00:00Z" }, { ...missed, saved_at: "2026-12-02T00:00Z" }, 85],
      [{ ...met, saved_at: null }, { ...missed, saved_at: "2026-12-01T00:00Z" }, 80],
      [{ ...met, saved_at: "2026-12-01T00:00Z" }, { ...missed, saved_at: null }, 85],
      [{ ...met, saved_at: null }, { ...missed, saved_at: null }, 85],
      [
        { ...met, saved_at: "2026-12-02T00:00Z" },
        { ...missed, counts: false, saved_at: "2026-12-01T00:00Z" },
        85,
      ],
    ] as const
    for (const [one, other, expected] of cases)
      for (const sessions of [
        [one, other],
        [other, one],
      ]) {
        trainee.sessions = sessions
        expect(load(trainee)).toBe(expected)
      }
  })

  it("are left out if their slot is impossible", () => {
    const trainee = lifter()
    const session = trainee.train(asAsked)
    trainee.sessions = [
      session,
      { ...session, log_id: "zero", slot: 0 },
      { ...session, log_id: "far", slot: 10_001 },
    ]
    expect([trainee.standing.lastSlot, load(trainee)]).toEqual([1, 85])
  })

  it("take effect by slot first, then by time, and at equal times by id", () => {
    const trainee = lifter()
    const set = (id: string, made_at: string, x: number, after_slot = 0) =>
      ({ id, after_slot, made_at, kind: "load", body: { lift, x, unit: "kg" } }) as const
    const events = [
      set("b", "2026-12-01T10:00:00Z", 60),
      set("c", "2026-12-01T10:00:00Z", 70),
      set("a", "2026-12-01T10:00:00Z", 50),
    ]
    for (const [first, second, third] of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
    ] as const) {
      trainee.events = [first, second, third].flatMap((at) => events[at] ?? [])
      expect(load(trainee)).toBe(70)
    }
    trainee.events = [set("a", "2026-12-02T10:00:00Z", 55), ...events]
    expect(load(trainee)).toBe(70)
    trainee.events = [set("z", "2026-12-01T09:00:00Z", 55), ...events]
    expect(load(trainee)).toBe(70)
    trainee.train(asAsked)
    trainee.events = [set("z", "2026-12-01T09:00:00Z", 55, 1), ...events]
    expect(load(trainee)).toBe(55)
  })

  it("keep the last slot used if its log is deleted after a change, so that a later change comes later", () => {
    const trainee = lifter()
    trainee.train(asAsked)
    trainee.happens("load", { lift, x: 100, unit: "kg" })
    trainee.sessions = []
    trainee.happens("load", { lift, x: 90, unit: "kg" })
    expect([trainee.standing.lastSlot, load(trainee)]).toEqual([1, 90])
    const again = lifter()
    const { slot } = again.train(asAsked)
    again.happens("felt", { slot, sore: "no", went: "planned" })
    again.happens("pause", { on: again.today })
    again.sessions = []
    expect(again.standing.lastSlot).toBe(0)
    again.events = [{ id: "far", after_slot: 10_001, made_at: "2026", kind: "deload", body: {} }]
    expect(again.standing.lastSlot).toBe(0)
  })

  it("are judged in the unit that the log showed, even if its device didn't know about another one yet", () => {
    const trainee = lifter()
    const { prescribed, done } = trainee.train(asAsked)
    trainee.sessions = []
    trainee.happens("unit", { unit: "lbs" })
    trainee.log(prescribed, done)
    expect(trainee.standing.lifts.get(lift)).toMatchObject({ x: 85, unit: "kg" })
    expect(trainee.next).toMatchObject({ unit: "lbs" })
    expect(trainee.next.lines[0]?.sets[0]?.load).toBe(185)
  })

  it("continue from the exact load if the log showed that load rounded", () => {
    const trainee = lifter()
    trainee.happens("load", { lift, x: 81, unit: "kg" })
    const { next } = trainee
    trainee.log({ ...next, lines: next.lines.map((line) => ({ ...line, x: 80 })) }, [
      { load: 80, amount: 5, rpe: null },
    ])
    expect(load(trainee)).toBe(86)
    trainee.happens("load", { lift, x: 85, unit: "kg" })
    trainee.log({ ...next, lines: next.lines.map((line) => ({ ...line, x: 80 })) }, [
      { load: 80, amount: 1, rpe: null },
    ])
    expect(load(trainee)).toBe(80)
  })

  it("count a load a few grams short as met, and continue from a heavier one only if all sets were heavier", () => {
    const trainee = lifter()
    trainee.train(() => ({ load: 79.96, amount: 5, rpe: null }))
    expect(load(trainee)).toBe(85)
    trainee.train(() => ({ load: 84.9, amount: 5, rpe: null }))
    expect(load(trainee)).toBe(85)
    trainee.train(() => ({ load: 85.04, amount: 5, rpe: null }))
    expect(load(trainee)).toBe(90)
    trainee.train(reps(null))
    expect(load(trainee)).toBe(90)
  })
})
