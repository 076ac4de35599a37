import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { RunHistory } from "#domain/programs/fold-inputs.ts"
import { foldRun, foldWithMemory } from "#domain/programs/fold-run.ts"
import type { LoggedSession } from "#domain/programs/run.ts"
import { beginner, library, shuffled, steps, takeStep } from "./properties.ts"
import { asAsked, type Trainee } from "./trainee.ts"

const stories = Number(process.env["PROGRAM_STEPS"] ?? 1500) / 500

/** The run's sessions, with a count of how many of them were read while computing the run's state. */
function watched(sessions: readonly LoggedSession[]) {
  const folded = new Set<number>()
  const watch = (session: LoggedSession): LoggedSession => ({
    ...session,
    get prescribed() {
      folded.add(session.slot)
      return session.prescribed
    },
  })
  return { sessions: sessions.map(watch), folded }
}

function trained(slots: number): Trainee {
  const [program] = library
  if (!program) throw new Error("The library is empty.")
  const trainee = beginner(program)
  for (let slot = 0; slot < slots; slot += 1) trainee.train(asAsked)
  return trainee
}

/** Histories in which another device's session or event arrives later than those that came after it, each followed by the whole history. */
function arrivals({ history, sessions, events }: Trainee, seed: number): RunHistory[] {
  const whole = { ...history, sessions: shuffled(sessions, seed), events: shuffled(events, seed) }
  return [
    { ...whole, sessions: whole.sessions.slice(1) },
    whole,
    { ...whole, events: whole.events.slice(1) },
    whole,
  ]
}

describe("a fold that remembers its last result", () => {
  it("equals a fold of everything after any step, in any order of arrival", { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...library),
        fc.array(steps, { minLength: 90, maxLength: 150, size: "max" }),
        fc.nat(),
        (program, story, seed) => {
          const trainee = beginner(program)
          const fold = foldWithMemory()
          for (const [place, step] of story.entries()) {
            takeStep(trainee, step, () => undefined)
            if ((place + seed) % 3 > 0) continue
            for (const history of arrivals(trainee, seed + place))
              expect(fold(history)).toEqual(foldRun(history))
          }
        },
      ),
      { numRuns: Math.ceil(stories) },
    )
  })

  it("folds nothing again for an equal run with the same plans, sessions and events", () => {
    const trainee = trained(100)
    trainee.happens("deload", {})
    const { sessions, folded } = watched(trainee.sessions)
    const fold = foldWithMemory()
    const history = { ...trainee.history, sessions }
    const standing = fold(history)
    const sameRun = { run: structuredClone(history.run), plans: new Map(history.plans) }
    const equal = { ...history, ...sameRun, sessions: sessions.toReversed() }
    folded.clear()
    const again = fold(equal)
    expect(folded.size).toBe(0)
    expect(again === standing).toBe(true)
  })

  it("starts over for another run, and for other plans", () => {
    const trainee = trained(100)
    const { sessions, folded } = watched(trainee.sessions)
    const fold = foldWithMemory()
    const history = { ...trainee.history, sessions }
    fold(history)
    const plans = new Map([...history.plans].map(([version, plan]) => [version, { ...plan }]))
    for (const changed of [{ run: { ...history.run, unit: "lbs" as const } }, { plans }, {}]) {
      folded.clear()
      const standing = fold({ ...history, ...changed })
      expect(folded.size).toBe(100)
      expect(standing).toEqual(foldRun({ ...history, ...changed }))
    }
  })

  it("shows a session whose targets can no longer be read as such", () => {
    const trainee = trained(3)
    const fold = foldWithMemory()
    const { history } = trainee
    fold(history)
    const [first, ...others] = trainee.sessions
    if (!first) throw new Error("Nothing was trained.")
    const { done: _done, ...log } = first
    const unread = { ...history, sessions: [{ ...log, prescribed: null }, ...others] }
    expect(fold(unread)).toEqual(foldRun(unread))
    const again = { ...history, sessions: [{ ...log, prescribed: null, log_id: "other" }, ...others] }
    expect(fold(again)).toEqual(foldRun(again))
  })

  it("folds only what is new or comes after an edit", () => {
    const trainee = trained(300)
    const { sessions, folded } = watched(trainee.sessions)
    const fold = foldWithMemory()
    const history = (slots: number, changed: Partial<RunHistory> = {}) => {
      folded.clear()
      return { ...trainee.history, sessions: sessions.slice(0, slots), ...changed }
    }
    fold(history(299))
    expect(folded.size).toBe(299)
    fold(history(300))
    expect(Math.min(...folded)).toBeGreaterThan(256)
    const edited = sessions.map((session) => (session.slot === 200 ? structuredClone(session) : session))
    fold(history(300, { sessions: edited }))
    expect([Math.min(...folded), Math.max(...folded)]).toEqual([193, 300])
    trainee.happens("deload", {})
    trainee.happens("felt", { slot: 100, sore: "no", went: "planned" })
    fold(history(300, { sessions: edited, events: trainee.events }))
    expect(Math.min(...folded)).toBe(97)
    const late = trainee.events.map((event) => ({ ...event, after_slot: 70 }))
    fold(history(300, { sessions: edited, events: late }))
    expect(Math.min(...folded)).toBe(65)
  })
})
