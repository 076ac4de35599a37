// The expectations of the week that cases.json writes in words, each as a condition on the answer.
import { conflictsOf } from "#domain/coach/rules/goal-outlook.ts"
import { setsByMuscle } from "#domain/coach/person/athlete.ts"
import { usualDays, weeklySetsNow } from "#domain/coach/person/own-training.ts"
import { workingSets } from "#domain/coach/person/trained-workout.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import type { Answer, AnswerPart } from "./answers.ts"
import { type Holds, loadOf, named, partsOf, patternsOf, rangeOf, says, trainingDays } from "./predicates.ts"

const first = (name: string, answer: Answer): AnswerPart | undefined => named(name, answer)[0]
const loadsOf = (name: string, answer: Answer) =>
  first(name, answer)?.prescription?.sets.map(({ load }) => load ?? 0) ?? []
const within = (value: number | null | undefined, low: number, high: number) =>
  value !== null && value !== undefined && value >= low && value <= high
const isRising = (loads: readonly number[]) =>
  loads.every((load, place) => place === 0 || load > (loads[place - 1] ?? 0))
const roleOf = (role: string, name: string, answer: Answer) =>
  first(name, answer)?.prescription?.sets.filter((set) => set.role === role) ?? []
const topReps = (name: string, answer: Answer) =>
  Math.max(0, ...named(name, answer).map((part) => rangeOf(part)?.[1] ?? 0))
const runs = (answer: Answer) => partsOf(answer).filter(({ exercise }) => tagsOf(exercise).pattern === "run")
const kilometers = ({ reps }: AnswerPart) => Number(/^([\d.]+) km$/.exec(reps ?? "")?.[1] ?? 0)
const longestRun = (answer: Answer) => Math.max(0, ...runs(answer).map(kilometers))
const isLegs = ({ exercise }: AnswerPart) =>
  ["squat", "hinge", "lunge", "leg-press"].includes(tagsOf(exercise).pattern ?? "")
const bench = "Bench Press (Barbell)"
const squat = "Back Squat (Barbell)"
const press = "Overhead Press (Barbell)"
const deadlift = "Deadlift (Barbell)"
const curl = "Bicep Curl (Dumbbell)"
const raise = "Lateral Raise (Dumbbell)"
const pulldown = "Lat Pulldown (Cable)"

const heaviestBefore = (part: AnswerPart, { athlete }: Answer) =>
  Math.max(
    0,
    ...athlete.history
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise_id }) => exercise_id === part.exercise.exercise_id)
      .flatMap(workingSets)
      .map(({ weight }) => weight ?? 0),
  )
const mostSetsBefore = (part: AnswerPart, { athlete }: Answer) =>
  Math.max(
    0,
    ...athlete.history
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise_id }) => exercise_id === part.exercise.exercise_id)
      .map((each) => workingSets(each).length),
  )
const known = (answer: Answer) => partsOf(answer).filter((part) => part.prescription !== null)
const isNotRaised: Holds = (answer) =>
  known(answer).every(
    (part) =>
      (loadOf(part) ?? 0) <= heaviestBefore(part, answer) && (part.sets ?? 0) <= mostSetsBefore(part, answer),
  )
const setsNow = (answer: Answer) =>
  setsByMuscle(partsOf(answer).map(({ exercise, sets }) => ({ exercise, sets: sets ?? 0 })))
const isHalved: Holds = (answer) => {
  const before = weeklySetsNow(answer.athlete)
  return [...setsNow(answer)].every(([muscle, sets]) => sets <= 0.55 * (before.get(muscle) ?? 0))
}

export const proseOfWeeks: Readonly<Record<string, Holds>> = {
  "says(/three|2 or 3|reps? (left|to spare|in reserve)/i)": (answer) =>
    says(answer, /three|2 or 3|reps? (?:left|to spare|in reserve)/i),
  "reps(Push Up)=9-15": (answer) =>
    first("Push Up", answer)?.prescription?.sets.every(({ aim }) => within(aim, 9, 15)) ?? false,
  "maxSkill>2 except Push Up progressions at skill 3": (answer) =>
    partsOf(answer).some(
      ({ exercise }) =>
        (tagsOf(exercise).skill ?? 0) > (tagsOf(exercise).pattern === "horizontal-push" ? 3 : 2),
    ),
  "reps(Goblet Squat (Dumbbell)) top>=15 or a harder one-leg form": (answer) =>
    topReps("Goblet Squat (Dumbbell)", answer) >= 15 || patternsOf(answer).includes("lunge"),
  "load(Leg Press (Machine))=145 or 150": (answer) =>
    named("Leg Press (Machine)", answer).some((part) => [145, 150].includes(loadOf(part) ?? 0)),
  "load(Bench Press (Barbell))=100 with reps 5-8": (answer) =>
    named(bench, answer).some((part) => loadOf(part) === 100 && part.reps === "5-8"),
  "days equal to usual": (answer) => trainingDays(answer).length === usualDays(answer.athlete),
  "sets(*)=1 for the main lifts": (answer) => known(answer).some(({ sets }) => sets === 1),
  "load(Back Squat (Barbell))>=125 and <=132.5": (answer) =>
    named(squat, answer).some((part) => within(loadOf(part), 125, 132.5)),
  "load(Deadlift (Barbell)) 135-195 as a ramp of three": (answer) => {
    const loads = loadsOf(deadlift, answer)
    return loads.length === 3 && isRising(loads) && loads.every((load) => within(load, 135, 195))
  },
  "top set of Bench Press (Barbell) 3-8 reps at 85-105 kg": (answer) => {
    const last = first(bench, answer)?.prescription?.sets.at(-1)
    return last !== undefined && within(last.low, 3, 8) && within(last.load, 85, 105)
  },
  "top: 1x1 at 152.5-157.5": (answer) => {
    const tops = roleOf("top", squat, answer)
    return (
      tops.length === 1 &&
      tops.every(({ low, high, load }) => low === 1 && high === 1 && within(load, 152.5, 157.5))
    )
  },
  "back-off: 3 sets, reps 6-8, load 100-105": (answer) => {
    const sets = roleOf("back_off", squat, answer)
    return (
      sets.length === 3 &&
      sets.every(({ low, high, load }) => within(low, 6, 8) && within(high, 6, 8) && within(load, 100, 105))
    )
  },
  "5 sets or reps>=3 at >=150": (answer) =>
    named(squat, answer).some(
      ({ sets, prescription }) =>
        sets === 5 || prescription?.sets.some(({ load, high }) => (load ?? 0) >= 150 && high >= 3),
    ),
  "load 152.5 with reps 3-5": (answer) =>
    named(squat, answer).some((part) => loadOf(part) === 152.5 && part.reps === "3-5"),
  "three rising loads, last 40-42.5 at 6 or more reps": (answer) => {
    const sets = first(press, answer)?.prescription?.sets ?? []
    return (
      isRising(loadsOf(press, answer)) &&
      sets.length === 3 &&
      within(sets.at(-1)?.load, 40, 42.5) &&
      (sets.at(-1)?.low ?? 0) >= 6
    )
  },
  "3 sets at 40 with reps 8-12": (answer) =>
    loadsOf(press, answer).every((load) => load === 40) && first(press, answer)?.reps === "8-12",
  "load(Overhead Press (Barbell))=42.5 with reps>=10": (answer) =>
    (first(press, answer)?.prescription?.sets ?? []).some(({ load, low }) => load === 42.5 && low >= 10),
  "says in Why: hold, effort at the limit": (answer) => says(answer, /at your limit\. Repeat this/),
  "top reps 17-20": (answer) => within(topReps(raise, answer), 17, 20),
  "load(Lat Pulldown (Cable))=42 and top reps 13-15 (49 is 17 % more)": (answer) =>
    named(pulldown, answer).some((part) => loadOf(part) === 42) && within(topReps(pulldown, answer), 13, 15),
  "load(Bicep Curl (Dumbbell))=25, top reps 14-15 first (30 is 20 % more)": (answer) =>
    named(curl, answer).some((part) => loadOf(part) === 25) && within(topReps(curl, answer), 14, 15),
  "load(Bicep Curl (Dumbbell))=30 before 15 reps": (answer) =>
    named(curl, answer).some((part) => loadOf(part) === 30),
  "load(Pull Up (Weighted))=10 called at the limit": (answer) => says(answer, /at the limit|\btop here/),
  "load(Back Squat (Barbell))<=107.5 and >=105": (answer) =>
    named(squat, answer).some((part) => within(loadOf(part), 105, 107.5)),
  "load(Back Squat (Barbell)) 100-102.5": (answer) =>
    named(squat, answer).some((part) => within(loadOf(part), 100, 102.5)),
  "says(/week/i) with the way back over three weeks": (answer) => says(answer, /in about [2-4] weeks/),
  "load(Deadlift (Barbell))=110 or 112.5": (answer) =>
    named(deadlift, answer).some((part) => [110, 112.5].includes(loadOf(part) ?? 0)),
  "effort 4 reps in reserve": (answer) =>
    first(deadlift, answer)?.prescription?.sets.every(({ rir }) => rir === 4) ?? false,
  "load(Deadlift (Barbell))=85-97.5": (answer) =>
    named(deadlift, answer).some((part) => within(loadOf(part), 85, 97.5)),
  "maxSkill<=2 forced": (answer) =>
    partsOf(answer).every(({ exercise }) => (tagsOf(exercise).skill ?? 0) <= 2),
  "has(Push Up) as the main press": (answer) => named("Push Up", answer).length > 0,
  "sets(*)<=1 or 2": (answer) => partsOf(answer).every(({ sets }) => (sets ?? 0) <= 2),
  "a balance or carry part": (answer) =>
    partsOf(answer).some(({ exercise }) => /^Bird Dog|^Single Leg/.test(exercise.exercise_name)) ||
    patternsOf(answer).includes("carry"),
  "load(Chest Press (Machine))=10 with more reps (15 is 50 % more)": (answer) =>
    named("Chest Press (Machine)", answer).some((part) => loadOf(part) === 10) &&
    topReps("Chest Press (Machine)", answer) > 12,
  "maxJoint(knee) of a new exercise =2": (answer) =>
    partsOf(answer).some(
      ({ exercise, prescription }) => prescription === null && tagsOf(exercise).jointLoads?.get("knee") === 2,
    ),
  "three runs of different kinds: kind(Tue)=easy, kind(Thu)=intervals, kind(Sun)=long": ({ days }) =>
    (
      [
        ["Tuesday", /conversation/],
        ["Thursday", /hard efforts/i],
        ["Sunday", /long/i],
      ] as const
    ).every(([day, words]) => days.some((each) => each.day === day && words.test(each.description))),
  "long run 17-18.3 km": (answer) => within(longestRun(answer), 17, 18.3),
  "no heavy legs on the day before the long run": ({ days }) =>
    days.every(
      ({ parts }, place) => !/long/i.test(days[(place + 1) % 7]?.description ?? "") || !parts.some(isLegs),
    ),
  "three equal runs": (answer) => new Set(runs(answer).map(({ reps }) => reps)).size === 1,
  "long run >18.4 km": (answer) => longestRun(answer) > 18.4,
  "Running 45 min three times": (answer) => runs(answer).filter(({ reps }) => reps === "45 min").length >= 3,
  "at most 4 days": (answer) => trainingDays(answer).length <= 4,
  "long run <=8.8 km": (answer) => within(longestRun(answer), 1, 8.8),
  "long run >=10 km": (answer) => longestRun(answer) >= 10,
  "says(/both|choose|first/i)": (answer) =>
    says(answer, /both|choose/i) && conflictsOf(answer.athlete).length > 0,
  "days<=4 or 5": (answer) => trainingDays(answer).length <= 5,
  "sets of each muscle at most half of now": isHalved,
  "load at 90 % or less": (answer) =>
    known(answer).every((part) => (loadOf(part) ?? 0) <= 0.901 * heaviestBefore(part, answer)),
  "no increase of load or sets": isNotRaised,
  "no lying on the back for long sets, no jumps, no breath-holding singles": (answer) =>
    partsOf(answer).every(
      (part) => part.prescription !== null || !/Bench|Bridge|Crunch|Jump|Clean|Snatch/.test(part.name),
    ) && partsOf(answer).every((part) => (rangeOf(part)?.[1] ?? 99) > 5),
  "as week": (answer) => isNotRaised(answer) && says(answer, /midwife|doctor/),
}
