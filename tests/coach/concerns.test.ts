import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import { concernsIn } from "#domain/coach/lifts/concerns.ts"
import { cautionSentences } from "#domain/coach/rules/caution-sentences.ts"
import { daysOf } from "#domain/coach/checks/suggestion.ts"
import { goalByRules } from "#domain/coach/rules/goal-rules.ts"
import { monthAnalysis } from "#domain/coach/rules/month-rules.ts"
import { routineByRules } from "#domain/coach/rules/routine-rules.ts"
import { rerollDay, weekByRules } from "#domain/coach/rules/week-rules.ts"
import { workoutAnalysis } from "#domain/coach/rules/workout-rules.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import { exerciseOf, library, workoutsOf } from "./histories.ts"

const today = "2026-11-18"
const squat = { name: "Back Squat (Barbell)", sets: 3, reps: 8, weight: 90, planned: "6-8" }
const bench = { name: "Bench Press (Barbell)", sets: 3, reps: 8, weight: 60, planned: "6-8" }
const row = { name: "Bent Over Row (Barbell)", sets: 3, reps: 12, weight: 50, planned: "8-12" }
const workouts = workoutsOf({
  weeks: 8,
  days: [0, 3].map((weekday) => ({ weekday, name: "A", lifts: [squat, bench, row] })),
})

/** The same training with a note in its last workout. */
const noted = (notes: string) => workouts.map((each, place) => (place === 0 ? { ...each, notes } : each))

/** How a note is read: the kinds of concern, and the joint if one is sore. */
const readAs = (note: string) =>
  concernsIn([{ day: "2026-11-16", text: note }], today).map((concern) =>
    concern.kind === "sore" ? concern.joint : concern.kind,
  )

const heeded: [note: string, ...concerns: string[]][] = [
  ["Chest pain on the last set", "emergency"],
  ["had chest pains walking home", "emergency"],
  ["Sharp pain in my chest during bench", "emergency"],
  ["Nearly fainted after squats", "emergency"],
  ["felt faint", "emergency"],
  ["passed out for a moment", "emergency"],
  ["CHEST PAIN!!", "emergency"],
  ["tightness in my chest on the stairs", "emergency"],
  ["chest tightness, stopped early", "emergency"],
  ["a pressure in the chest after rowing", "emergency"],
  ["almost blacked out on the deadlift", "emergency"],
  ["felt like passing out", "emergency"],
  ["Dizzy after the last set", "doctor"],
  ["some dizziness when standing up", "doctor"],
  ["My partner says my knee pain is from the squats", "knee"],
  ["back hurts, and it’s not gone yet", "lower back"],
  ["Knee hurts since Monday", "knee"],
  ["Don’t rush. The shoulder hurts", "shoulder"],
  ["fever since yesterday", "illness"],
  ["Feverish, cut it short", "illness"],
  ["Down with the flu", "illness"],
  ["knee surgery next month", "doctor"],
  ["Surgery on Friday, last session before it", "doctor"],
  ["fingers went numb", "doctor"],
  ["numbness in the left arm", "doctor"],
  ["My heart was fluttering", "doctor"],
  ["I’m pregnant, 14 weeks", "pregnancy"],
  ["First session since the pregnancy test", "pregnancy"],
  ["Slept badly again", "worn"],
  ["bad sleep all week", "worn"],
  ["Everything felt heavy", "worn"],
  ["Joints ache", "worn"],
  ["Left knee hurts", "knee"],
  ["knees are sore", "knee"],
  ["sore shoulder from yesterday", "shoulder"],
  ["Pain in the right elbow on curls", "elbow"],
  ["wrist pinched on the last rep", "wrist"],
  ["My lower back is aching", "lower back"],
  ["back hurts", "lower back"],
  ["hip pain, had to stop", "hip"],
  ["ankle is painful", "ankle"],
  ["neck hurts when I turn it", "neck"],
  ["No pain in the knee, but the shoulder hurts", "shoulder"],
  ["knee hurts, shoulder aches", "shoulder", "knee"],
  ["Not my best day. Chest pain at the end", "emergency"],
]

const ignored: string[] = [
  "No pain today",
  "no chest pain this time",
  "Knee: no pain at all",
  "knee doesn’t hurt any more",
  "The knee isn't sore",
  "shoulder pain is gone",
  "without back pain",
  "never had knee pain on these",
  "No fever any more",
  "not dizzy this time",
  "Elbow pain gone",
  "No pain, no gain",
  "My chest is growing",
  "chest pump was great",
  "chest press felt tight, good pressure on the handles",
  "no chest tightness this time",
  "Heart rate 150 on the bike",
  "heart rate strap broke",
  "Back squat felt light",
  "back to 80 kg, felt good",
  "hip thrusts were easy",
  "Knee sleeves on",
  "wrist wraps for the heavy set",
  "Numbers went up",
  "My wife is pregnant",
  "my son had a fever, so I was late",
  "Dad’s knee surgery went well",
  "Trained with a friend whose shoulder hurts",
  "Training partner has back pain",
  "Knee pain last year, all healed",
  "shoulder used to hurt, fine now",
  "Had surgery in 2019",
  "the sore loser next to me shouted",
  "this playlist was painful",
]

describe("the words in a workout's notes", () => {
  it.each(heeded)("%j asks for care", (note, ...concerns) => {
    expect(readAs(note)).toEqual(concerns)
  })

  it.each(ignored)("%j asks for nothing", (note) => {
    expect(readAs(note)).toEqual([])
  })

  it("never come back as a diagnosis, or as leave to go on", () => {
    for (const [note] of heeded)
      for (const concern of concernsIn([{ day: "2026-11-16", text: note }], today)) {
        const sentence = cautionSentences.concern(concern)
        expect(sentence).not.toMatch(
          /you have (?:a|an)\b|tendin|sprain|inflam|angina|diagnos|infect|it’s safe|safe to/i,
        )
        expect(sentence).not.toMatch(/\b(?:add|increase|heavier|push through)\b/i)
      }
  })
})

const facts: AthleteFacts = {
  ...{ today, unit: "kg", exercises: library, avoided: [], experience: null, age: null, workouts },
  equipment: ["barbell", "dumbbell"],
  ...{ goals: [], barbells: null, weeklySets: { low: 10, high: 20 } },
}
const loadsOf = (changes: Partial<AthleteFacts>) =>
  weekByRules(athleteOf({ ...facts, ...changes })).prescriptions

const stopping: [note: string, warning: RegExp][] = [
  ["Chest pain on the last set", /^You wrote about chest pain or fainting\. Don’t train\./],
  ["Fever since last night", /^You wrote about a fever or the flu\. Rest until/],
]

describe("a note that stops all training", () => {
  it.each(stopping)("%j plans nothing anywhere, and its warning comes first", (note, warning) => {
    const all = noted(note).map((each, place) => (place === 2 ? { ...each, notes: "Knee is sore" } : each))
    const athlete = athleteOf({ ...facts, workouts: all })
    const { reply } = weekByRules(athlete)
    expect(reply.schedule.flatMap(({ workout }) => workout ?? [])).toEqual([])
    expect(reply.week_summary).toMatch(warning)
    expect(routineByRules(athlete, null)).toEqual({ reply: null, sentence: expect.stringMatching(warning) })
    expect(goalByRules(athlete)).toEqual({ reply: null, sentence: expect.stringMatching(warning) })
    const [monday] = daysOf(reply, athlete)
    expect(rerollDay(monday ?? expect.unreachable(), athlete, 0)).toBeNull()
  })

  it.each(stopping)("%j comes before everything else in both analyses", (note) => {
    const person = { ...facts, workouts: noted(note) }
    const ofWorkout = workoutAnalysis(person.workouts[0] ?? expect.unreachable(), person)
    const ofMonth = monthAnalysis("2026-11-01", person)
    for (const { summary } of [ofWorkout, ofMonth])
      expect(summary).toMatch(/^You noted (?:chest pain|a fever)/)
    expect([...ofWorkout.suggestions, ...ofMonth.recommendations]).toEqual([])
    expect(JSON.stringify([ofWorkout, ofMonth])).not.toContain("short of")
  })
})

describe("a note that asks for care", () => {
  it("is answered once in the reasons, with where it comes from as the data", () => {
    const { whys } = weekByRules(athleteOf({ ...facts, workouts: noted("Knee hurts since Monday") }))
    const said = whys.flatMap(({ text, why }) => [text, why.rule, why.data])
    expect(said.filter((each) => each.startsWith("You noted a sore knee"))).toHaveLength(1)
  })

  it("adds nothing to a routine, and after a sore joint nothing that loads it", () => {
    const own = new Set([squat.name, bench.name, row.name])
    const newIn = (note: string) =>
      (routineByRules(athleteOf({ ...facts, workouts: noted(note) }), null)?.reply?.exercises ?? [])
        .filter(({ name }) => !own.has(name))
        .map(({ name }) => exerciseOf(name))
    const elbowLoad = (each: ReturnType<typeof exerciseOf>) => tagsOf(each).jointLoads?.get("elbow") ?? 0
    const loaded = newIn("").filter((each) => elbowLoad(each) > 0)
    expect(loaded).not.toEqual([])
    for (const note of ["knee surgery next month", "I’m pregnant", "Slept badly again"])
      expect(newIn(note), note).toEqual([])
    const beside = newIn("Pain in the right elbow on curls")
    expect(beside).not.toEqual([])
    for (const each of beside) expect(elbowLoad(each), each.exercise_name).toBe(0)
  })

  const before = loadsOf({})

  it("never raises a load, nor adds a set, whatever else the note says", () => {
    expect(before.size).toBe(3)
    const note = fc.constantFrom(...heeded.map(([each]) => each))
    const more = fc.constantFrom("", "Felt strong. ", "Easy day, go heavier next time! ", "PR! ")
    fc.assert(
      fc.property(note, more, (said, also) => {
        for (const [id, { sets }] of loadsOf({ workouts: noted(`${also}${said}`) })) {
          const usual = before.get(id)
          if (!usual) continue
          const heaviest = Math.max(...usual.sets.map(({ load }) => load ?? 0))
          expect(Math.max(...sets.map(({ load }) => load ?? 0))).toBeLessThanOrEqual(heaviest)
          expect(sets.length).toBeLessThanOrEqual(usual.sets.length)
        }
      }),
      { numRuns: 60 },
    )
  })
})
