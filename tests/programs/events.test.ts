import { describe, expect, it } from "vitest"
import { foldRun } from "#domain/programs/fold-run.ts"
import { nextSession } from "#domain/programs/next-session.ts"
import { reasonSentence } from "#domain/programs/reason-sentences.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { forecast } from "#domain/programs/view/forecast-if-met.ts"
import { offeredMax } from "#domain/programs/view/offered-max.ts"
import { happeningsOf } from "#domain/programs/view/what-happened.ts"
import { asAsked, loadsOf, programFrom, reps, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"
const press = "Overhead Press (Barbell)"
const ab = programFrom(`program Two Days, 3 days
day A
${squat}: 3x5 | linear inc=5kg/10lb
${bench}: 3x5 | linear inc=2.5kg/5lb
day B
${squat}: 3x5 | linear inc=5kg/10lb
${press}: 3x5 | linear inc=2.5kg/5lb`)
const loads = { [`${squat}:linear`]: 80, [`${bench}:linear`]: 60, [`${press}:linear`]: 40 }
const waves = programFrom(`program Waves, 2 days, 3 weeks
day Squat
${squat}: 5+ @85% / 3+ @90% / 1+ @95% | tm inc=5kg/10lb
day Bench
${bench}: 5+ @85% / 3+ @90% / 1+ @95% | tm inc=2.5kg/5lb`)
const maxes = { [squat]: { tm: 100, e1rm: null }, [bench]: { tm: 80, e1rm: null } }

const twoDays = (run: Partial<ProgramRun> = {}) => new Trainee(ab, { starts: { loads, maxes: {} }, ...run })
const inWaves = (run: Partial<ProgramRun> = {}) =>
  new Trainee(waves, { starts: { loads: {}, maxes }, ...run })
const dayNames = ({ next, versions }: Trainee) => versions[next.version]?.days[next.day]?.name
const place = ({ next: { week, session } }: Trainee) => [week, session]
const missAll = reps(0, 0, 0)

/** Trains the next sessions as prescribed, and returns the names of their days. */
function daysToCome(trainee: Trainee, count: number): string {
  return Array.from({ length: count }, () => {
    const name = dayNames(trainee)
    trainee.train(asAsked)
    return name
  }).join(" ")
}

describe("the order of sessions", () => {
  it("goes through the days in turn, and counts a week after the number of days per week", () => {
    const trainee = twoDays()
    expect(daysToCome(trainee, 3)).toBe("A B A")
    expect(place(trainee)).toEqual([1, 0])
    expect(daysToCome(trainee, 3)).toBe("B A B")
    expect(trainee.next.lines.map(({ x }) => x)).toEqual([110, 67.5])
  })

  it("spends a skipped slot without judging it, and once even if two devices skip it", () => {
    const trainee = inWaves()
    trainee.happens("skip", {})
    trainee.events.push({ id: "other", after_slot: 0, made_at: "2026", kind: "skip", body: {} })
    expect([dayNames(trainee), trainee.standing.lastSlot]).toEqual(["Bench", 1])
    expect(trainee.standing.changes).toEqual([])
  })

  it("continues after a workout with unreadable targets, which counts as done and changes no load", () => {
    const trainee = twoDays()
    trainee.train(asAsked)
    const [first] = trainee.sessions
    if (!first) throw new Error("Nothing was trained.")
    const { done: _done, ...saved } = first
    const history = { ...trainee.history, sessions: [{ ...saved, prescribed: null }] }
    const standing = foldRun(history)
    if (!standing) throw new Error("The run has no version.")
    expect(standing.lastSlot).toBe(1)
    expect(standing.changes).toEqual([])
    expect(nextSession(standing, trainee.today)).toMatchObject({ session: 1, lines: [{ x: 80 }, { x: 40 }] })
    expect(happeningsOf(standing, [])).toEqual([
      { slot: 1, date: first.date, day: null, logId: first.log_id, changes: [] },
    ])
  })

  it("can jump to a week and a session, and slots continue to be counted", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.happens("go_to", { week: 2, session: 1 })
    expect([dayNames(trainee), ...place(trainee)]).toEqual(["Bench", 2, 1])
    trainee.happens("go_to", { week: 0, session: 0 })
    expect([dayNames(trainee), ...place(trainee)]).toEqual(["Squat", 0, 0])
    expect(trainee.train(asAsked).slot).toBe(2)
  })

  it("gives the next slot to another day, and the day that would have been next follows", () => {
    const trainee = inWaves()
    trainee.happens("swap_day", { day: 1 })
    expect(daysToCome(trainee, 4)).toBe("Bench Squat Squat Bench")
    trainee.happens("swap_day", { day: 7 })
    expect(dayNames(trainee)).toBe("Squat")
  })

  it("ends after its weeks, and continues with another cycle, with or without an increase", () => {
    const trainee = inWaves()
    for (let slot = 0; slot < 6; slot += 1) trainee.train(asAsked)
    expect(trainee.isOver).toBe(true)
    trainee.happens("hold", {})
    expect([trainee.next.week, trainee.next.lines[0]?.x]).toEqual([3, 105])
    for (let slot = 0; slot < 6; slot += 1) trainee.train(asAsked)
    expect(trainee.isOver).toBe(true)
    trainee.happens("next_cycle", {})
    expect(trainee.next.lines[0]?.x).toBe(105)
    for (let slot = 0; slot < 6; slot += 1) trainee.train(asAsked)
    trainee.happens("next_cycle", {})
    expect(trainee.next.lines[0]?.x).toBe(110)
    trainee.happens("end", {})
    expect(trainee.isOver).toBe(true)
  })

  it("closes a cycle that is left before its last session", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.happens("next_cycle", {})
    expect([trainee.next.week, trainee.next.lines[0]?.x]).toEqual([3, 105])
  })
})

describe("a deload", () => {
  it("has half of the sets, a tenth lighter, for a week, and then everything is as before", () => {
    const trainee = twoDays()
    trainee.train(asAsked)
    trainee.train(missAll)
    expect(trainee.standing.lifts.get(`${squat}:linear`)?.fails).toBe(1)
    trainee.happens("deload", {})
    const days = [0, 1, 2].map(() => {
      const { deload, lines } = trainee.next
      expect([deload, lines[0]?.sets.map(({ load }) => load)]).toEqual([true, [77.5, 77.5]])
      const name = dayNames(trainee)
      trainee.train(missAll)
      return name
    })
    expect(days).toEqual(["A", "B", "A"])
    expect([dayNames(trainee), trainee.next.deload, ...place(trainee)]).toEqual(["B", false, 0, 2])
    expect(loadsOf(trainee.next)).toEqual([85])
    expect(trainee.standing.lifts.get(`${squat}:linear`)?.fails).toBe(0)
  })

  it("isn't a week of a wave, has no open set, and can be skipped", () => {
    const trainee = inWaves()
    trainee.train(asAsked)
    trainee.happens("deload", {})
    expect(trainee.next).toMatchObject({ week: 0, session: 1, deload: true })
    expect(trainee.next.lines[0]?.sets).toMatchObject([{ open: false, decides: false, load: 60 }])
    trainee.happens("skip", {})
    trainee.train(reps(1))
    expect(trainee.next).toMatchObject({ week: 0, session: 1, deload: false })
    expect(loadsOf(trainee.next)).toEqual([67.5])
  })
})

describe("a change by the person", () => {
  it("sets a load or a training max in the unit in which it was entered", () => {
    const trainee = twoDays()
    trainee.happens("load", { lift: `${squat}:linear`, x: 200, unit: "lbs" })
    expect(loadsOf(trainee.next)).toEqual([90])
    const wave = inWaves()
    wave.happens("tm", { exercise_id: squat, tm: 120, unit: "kg" })
    expect(loadsOf(wave.next)).toEqual([102.5])
  })

  const maxOf = ({ standing }: Trainee) => standing.lifts.get(`${squat}:tm`)?.x

  it("settles a miss: the training max is no longer cut for it, but doesn't rise in that cycle either", () => {
    const wave = inWaves()
    wave.train(reps(3))
    wave.happens("tm", { exercise_id: squat, tm: 90, unit: "kg" })
    expect(daysToCome(wave, 4)).toBe("Bench Squat Bench Squat")
    expect(maxOf(wave)).toBe(90)
    expect(wave.standing.changes.at(-1)?.why).toBe("cycle_same")
    // The next cycle is judged as usual.
    wave.happens("next_cycle", {})
    daysToCome(wave, 6)
    expect(maxOf(wave)).toBe(95)
  })

  it("isn't needed after a break, whose cut settles the miss", () => {
    const wave = inWaves()
    wave.train(reps(3))
    wave.happens("away", { days: 13 })
    expect(wave.standing.lifts.get(`${squat}:tm`)).toMatchObject({ x: 100, isMissed: true })
    wave.happens("away", { days: 30 })
    expect(maxOf(wave)).toBe(85)
    daysToCome(wave, 4)
    expect(maxOf(wave)).toBe(85)
    expect(wave.standing.changes.at(-1)?.why).toBe("cycle_same")
    // A miss at the new load counts as always.
    wave.happens("next_cycle", {})
    wave.train(reps(3))
    daysToCome(wave, 4)
    expect(maxOf(wave)).toBe(77.5)
  })

  it("lets a training max grow after a break in a cycle without a miss", () => {
    const wave = inWaves()
    wave.happens("away", { days: 30 })
    daysToCome(wave, 6)
    expect(maxOf(wave)).toBe(90)
  })

  it("doesn't settle a later miss", () => {
    const wave = inWaves()
    wave.happens("tm", { exercise_id: squat, tm: 120, unit: "kg" })
    wave.train(reps(3))
    daysToCome(wave, 4)
    expect(maxOf(wave)).toBe(107.5)
  })

  it("can be offered after a miss, as the training max at the end of the cycle", () => {
    const [wave, other] = [inWaves(), inWaves()]
    const offer = ({ standing }: Trainee) => {
      const lift = standing.plan.lifts.get(`${squat}:tm`)
      return lift ? offeredMax(standing, lift) : null
    }
    expect(offer(wave)).toBeNull()
    for (const trainee of [wave, other]) trainee.train(reps(3))
    const tm = offer(wave)
    expect(tm).toBe(90)
    wave.happens("tm", { exercise_id: squat, tm: tm ?? 0, unit: "kg" })
    expect(offer(wave)).toBeNull()
    for (const trainee of [wave, other]) daysToCome(trainee, 4)
    expect([maxOf(wave), maxOf(other), offer(other)]).toEqual([90, 90, null])
  })

  it("settles a missed week of a weekly rule", () => {
    const ramp = programFrom(
      `program Ramp, 1 days\nday A\n${squat}: 5 @90%t, 5! @100%t | weekly inc=5kg/10lb`,
    )
    const lift = `${squat}:weekly`
    const trainee = new Trainee(ramp, { starts: { loads: { [lift]: 100 }, maxes: {} } })
    trainee.train(reps(5, 3))
    expect(trainee.standing.lifts.get(lift)).toMatchObject({ x: 100, fails: 1 })
    trainee.happens("load", { lift, x: 95, unit: "kg" })
    trainee.train(reps(5, 3))
    expect(trainee.standing.lifts.get(lift)).toMatchObject({ x: 95, fails: 1 })
  })

  it("starts the count of misses again", () => {
    const trainee = twoDays()
    const lift = `${squat}:linear`
    for (let miss = 0; miss < 2; miss += 1) {
      trainee.train(reps(1, 1, 1))
      trainee.train(asAsked)
    }
    trainee.happens("load", { lift, x: 60, unit: "kg" })
    trainee.train(reps(1, 1, 1))
    expect(trainee.standing.lifts.get(lift)).toMatchObject({ x: 60, fails: 1 })
  })

  it("takes effect by its slot first, because a device's clock can be wrong", () => {
    const trainee = twoDays()
    const lift = `${squat}:linear`
    trainee.train(asAsked)
    trainee.events.push({
      id: "a",
      after_slot: 1,
      made_at: "2030",
      kind: "load",
      body: { lift, x: 50, unit: "kg" },
    })
    trainee.events.push({
      id: "b",
      after_slot: 0,
      made_at: "2031",
      kind: "load",
      body: { lift, x: 100, unit: "kg" },
    })
    expect(trainee.next.lines[0]?.x).toBe(50)
    trainee.events.push({
      id: "0",
      after_slot: 1,
      made_at: "2032",
      kind: "load",
      body: { lift, x: 60, unit: "kg" },
    })
    expect(trainee.next.lines[0]?.x).toBe(60)
  })

  it("cuts every load by the time away, and returns to the low end of the range", () => {
    const trainee = new Trainee(
      programFrom(`program One, 1 day\nday A\n${bench}: 3x8-12 | double inc=2.5kg/5lb`),
      { starts: { loads: { [`${bench}:double`]: 80 }, maxes: {} } },
    )
    trainee.train(reps(10, 10, 10))
    expect(trainee.next.lines[0]?.sets[0]?.aim).toBe(11)
    for (const [days, load] of [
      [13, 80],
      [14, 72.5],
      [28, 62.5],
      [60, 50],
      [100, 35],
      [300, 20],
    ] as const) {
      trainee.happens("away", { days })
      expect(loadsOf(trainee.next), `${days} days`).toEqual([load])
    }
    expect(trainee.next.lines[0]?.sets[0]?.aim).toBe(8)
  })

  it("switches to pounds with the other increments, and back unchanged", () => {
    const trainee = twoDays()
    const before = trainee.next
    trainee.happens("unit", { unit: "lbs" })
    expect(trainee.next).toMatchObject({ unit: "lbs" })
    expect(loadsOf(trainee.next)).toEqual([175])
    trainee.happens("unit", { unit: "kg" })
    expect(trainee.next).toEqual(before)
    trainee.happens("unit", { unit: "lbs" })
    trainee.train(asAsked)
    expect(trainee.next.lines[0]?.x).toBeCloseTo(186.37, 2)
    expect(loadsOf(trainee.next)).toEqual([185])
  })

  it("edits the program from now on, and each lift keeps its load", () => {
    const trainee = twoDays()
    trainee.train(asAsked)
    trainee.train(missAll)
    trainee.changeProgram(
      programFrom(`program Two Days, 3 days
day A
${squat}: 5x5 | linear inc=2.5kg/5lb
Front Squat (Barbell): 3x5 | linear
day B
${press}: 3x5 | linear inc=2.5kg/5lb`),
    )
    const [line, other] = trainee.next.lines
    expect([dayNames(trainee), line?.sets.length, line?.x, other?.x]).toEqual(["A", 5, 85, null])
    expect(trainee.standing.lifts.get(`${squat}:linear`)?.fails).toBe(1)
    trainee.train(({ load }) => ({ load: load ?? 50, amount: 5, rpe: null }))
    expect(trainee.standing.lifts.get(`${squat}:linear`)?.x).toBe(87.5)
    expect(trainee.standing.lifts.get("Front Squat (Barbell):linear")?.x).toBe(55)
  })
})

describe("a log", () => {
  it("is judged by what it showed, and the lift continues from there", () => {
    const trainee = twoDays()
    const { next } = trainee
    const lines = next.lines.map((line) => ({
      ...line,
      x: 70,
      rounded: 70,
      sets: line.sets.map((set) => ({ ...set, load: 70 })),
    }))
    trainee.log(
      { ...next, lines },
      Array.from({ length: 6 }, () => ({ load: 70, amount: 5, rpe: null })),
    )
    expect(trainee.next.lines.map(({ x }) => x)).toEqual([75, 40])
  })

  it("gives the load to sets that ask for the last one", () => {
    const text = `program Last, 1 day\nday A\n${bench}: 3x5 @last | fixed\n${squat}: 3x5 @last | fixed`
    const trainee = new Trainee(programFrom(text))
    expect(loadsOf(trainee.next)).toEqual([null])
    trainee.train((_, place) => (place === 2 ? null : { load: 60 + place * 2.5, amount: 5, rpe: null }))
    trainee.train(() => null)
    expect(loadsOf(trainee.next)).toEqual([62.5])
    trainee.happens("unit", { unit: "lbs" })
    expect(loadsOf(trainee.next)).toEqual([140])
  })

  it("of a run by distance continues from the week that it showed", () => {
    const trainee = new Trainee(programFrom("program Run, 1 day\nday A\nRunning: 10km | distance"))
    const { next } = trainee
    const lines = next.lines.map((line) => ({ ...line, x: 20 }))
    trainee.log({ ...next, lines }, [{ load: null, amount: 20, rpe: null }])
    expect(trainee.next.lines[0]?.x).toBe(22)
  })

  it("continues from the lightest set if all were heavier than prescribed, and counts lighter ones as missed", () => {
    const trainee = twoDays()
    trainee.train((set, place) => ({ load: (set.load ?? 0) + 10 + place, amount: 5, rpe: null }))
    expect(trainee.next.lines[0]?.x).toBe(95)
    trainee.train((set) => ({ load: (set.load ?? 0) - 5, amount: 9, rpe: null }))
    expect(trainee.standing.lifts.get(`${squat}:linear`)).toMatchObject({ x: 95, fails: 1 })
  })

  it("without a set of a lift leaves that lift as it is", () => {
    const trainee = twoDays()
    const { next } = trainee
    const five = { load: 80, amount: 5, rpe: null }
    trainee.log(next, [five, five, five, null, null, null])
    expect(trainee.standing.lifts.get(`${bench}:linear`)).toBeUndefined()
    expect(trainee.standing.lifts.get(`${squat}:linear`)?.x).toBe(85)
  })

  it("of a lift without a load sets it", () => {
    const trainee = twoDays({ starts: { loads: {}, maxes: { [press]: { tm: null, e1rm: 60 } } } })
    expect(loadsOf(trainee.next)).toEqual([null])
    trainee.train((set, place) => ({ load: 50 + place, amount: set.low, rpe: null }))
    expect(trainee.next.lines.map(({ x }) => x)).toEqual([55, 45.72])
  })

  it("can share its slot with another one, and then the chosen one or the one saved first counts", () => {
    const trainee = twoDays()
    const first = trainee.train(asAsked)
    const second = {
      ...first,
      log_id: "other",
      counts: false,
      saved_at: "2026-12-31",
      done: first.done.map(() => null),
    }
    trainee.sessions.push(second)
    const squatLoad = () => trainee.standing.lifts.get(`${squat}:linear`)?.x ?? null
    expect(squatLoad()).toBe(85)
    // The server may count the later log instead, for example if the first one was deleted and then saved again.
    trainee.sessions = [
      { ...first, counts: false },
      { ...second, counts: true },
    ]
    expect(squatLoad()).toBeNull()
    trainee.sessions = [first, second]
    trainee.happens("counts", { slot: 1, log_id: "other" })
    expect(squatLoad()).toBeNull()
    trainee.sessions = [first]
    expect(squatLoad()).toBe(85)
    trainee.events = []
    trainee.sessions = [second]
    expect([squatLoad(), trainee.standing.lastSlot]).toEqual([null, 1])
  })

  it("that is deleted keeps its slot used, so that later logs stay where they are", () => {
    const trainee = twoDays()
    for (let slot = 0; slot < 3; slot += 1) trainee.train(asAsked)
    trainee.sessions = trainee.sessions.filter(({ slot }) => slot !== 2)
    expect([trainee.standing.lastSlot, dayNames(trainee)]).toEqual([3, "B"])
    trainee.sessions = trainee.sessions.filter(({ slot }) => slot !== 3)
    expect([trainee.standing.lastSlot, dayNames(trainee)]).toEqual([1, "B"])
  })

  it("shows for every lift what comes next and why", () => {
    const trainee = twoDays()
    trainee.train((set, place) => ({ load: set.load, amount: place < 2 ? 5 : 4, rpe: null }))
    expect(trainee.standing.changes.map(reasonSentence)).toEqual([
      "Miss 1 of 3. Stay at 80 kg.",
      "Miss 1 of 3. Stay at 60 kg.",
    ])
  })
})

describe("upcoming sessions", () => {
  const dates = (trainee: Trainee, to: string, from = trainee.today) =>
    forecast(trainee.standing, { today: trainee.today, from, to }).map(
      ({ slot, date, session }) => `${slot} ${date} ${session.week}.${session.session}`,
    )

  it("are on the person's usual days", () => {
    const trainee = twoDays()
    expect(dates(trainee, "2026-12-07")).toEqual([
      "1 2026-11-30 0.0",
      "2 2026-12-02 0.1",
      "3 2026-12-04 0.2",
      "4 2026-12-07 1.0",
    ])
    trainee.train(asAsked)
    trainee.today = "2026-11-30"
    expect(dates(trainee, "2026-12-04")).toEqual(["2 2026-12-02 0.1", "3 2026-12-04 0.2"])
    trainee.happens("date", { slot: 2, on: "2026-12-03" })
    expect(dates(trainee, "2026-12-07")).toEqual(["2 2026-12-03 0.1", "3 2026-12-04 0.2", "4 2026-12-07 1.0"])
    expect(dates(trainee, "2026-12-07", "2026-12-05")).toEqual(["4 2026-12-07 1.0"])
  })

  it("have no dates during a pause, and don't exist after the last week", () => {
    const trainee = inWaves()
    expect(dates(trainee, "2027-12-31")).toHaveLength(6)
    trainee.happens("pause", { on: "2026-11-30" })
    expect(dates(trainee, "2027-12-31")).toEqual([])
    trainee.happens("resume", { on: "2026-12-20" })
    expect(dates(trainee, "2027-12-31")).toHaveLength(6)
    trainee.happens("end", {})
    expect(dates(trainee, "2027-12-31")).toEqual([])
  })

  it("show the loads of their week", () => {
    const trainee = inWaves()
    const tops = forecast(trainee.standing, { today: trainee.today, from: trainee.today, to: "2027-01-31" })
    expect(tops.map(({ session }) => session.lines[0]?.sets[0]?.load)).toEqual([85, 67.5, 90, 72.5, 95, 75])
  })
})

describe("a program that advances by calendar", () => {
  const dated = (missed: ProgramRun["missed"]) => inWaves({ advance: "calendar", missed, weekdays: [0, 3] })

  it("leaves missed days out, and the week is the calendar's", () => {
    const trainee = dated("left_out")
    expect(place(trainee)).toEqual([0, 0])
    trainee.today = "2026-12-01"
    expect(place(trainee)).toEqual([0, 1])
    trainee.train(asAsked)
    expect(place(trainee)).toEqual([1, 0])
    trainee.today = "2026-12-15"
    expect(place(trainee)).toEqual([2, 1])
    trainee.today = "2026-12-21"
    expect(trainee.isOver).toBe(true)
  })

  it("leaves out the weeks of a pause", () => {
    const trainee = dated("left_out")
    trainee.happens("pause", { on: "2026-12-02" })
    trainee.happens("resume", { on: "2026-12-16" })
    trainee.today = "2026-12-17"
    expect(place(trainee)).toEqual([0, 1])
    trainee.today = "2026-12-21"
    expect(place(trainee)).toEqual([1, 0])
  })

  it("lets missed days wait, or repeats their week, if the person wants that", () => {
    const waiting = dated("waits")
    waiting.train(asAsked)
    waiting.today = "2026-12-20"
    expect(place(waiting)).toEqual([0, 1])
    waiting.train(asAsked)
    expect(place(waiting)).toEqual([1, 0])
    const repeating = dated("repeats_week")
    repeating.train(asAsked)
    expect(place(repeating)).toEqual([0, 1])
    repeating.today = "2026-12-08"
    expect(place(repeating)).toEqual([0, 0])
  })

  it("closes a cycle whose last session was missed", () => {
    const program = { ...waves, repeats: true }
    const trainee = new Trainee(program, {
      advance: "calendar",
      weekdays: [0, 3],
      starts: { loads: {}, maxes },
    })
    trainee.train(reps(8))
    trainee.today = "2026-12-21"
    expect([trainee.next.week, trainee.next.lines[0]?.x]).toEqual([3, 105])
  })

  it("has its sessions on their own days", () => {
    const trainee = dated("left_out")
    trainee.today = "2026-12-01"
    const sessions = forecast(trainee.standing, {
      today: trainee.today,
      from: trainee.today,
      to: "2026-12-31",
    })
    expect(sessions.map(({ date, session }) => `${date} ${session.week}.${session.session}`)).toEqual([
      "2026-12-03 0.1",
      "2026-12-07 1.0",
      "2026-12-10 1.1",
      "2026-12-14 2.0",
      "2026-12-17 2.1",
    ])
  })
})
