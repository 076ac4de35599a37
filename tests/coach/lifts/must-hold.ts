// What must hold for a coach's year with a person. Computed only from what was asked and done, never with the coach's own rules.
import { daysBetween } from "#domain/days/local-day.ts"
import { median, movedWeight } from "#domain/coach/lifts/strength.ts"
import { lifts, type Persona } from "./personas.ts"
import { baseOf, type Season, type TrainedLift } from "./season.ts"

const late = 40
const margin = 1e-6

const loadOf = ({ prescription }: TrainedLift) => prescription.sets[0]?.load ?? 0
const moved = (each: TrainedLift) => movedWeight(loadOf(each), each.lift.lift)
const repsOf = ({ sets }: TrainedLift) => sets.map(({ reps }) => reps)
const ruleOf = ({ prescription }: TrainedLift) => prescription.reasons[0]?.rule ?? "start"
const estimate = (weight: number, reps: number) => weight * (1 + reps / 30)
const hasStep = (before: TrainedLift, after: TrainedLift) => Math.abs(moved(before) - moved(after)) > margin
const isBuild = ({ prescription }: TrainedLift) => prescription.phase === "build"
const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The median over seasons of the average gain of all lifts, as a share. */
export function gainOf(seasons: readonly Season[]): number {
  return median(
    seasons.map(({ start, end }) =>
      average(lifts.map(({ name }) => (end.get(name) ?? 0) / (start.get(name) ?? 1) - 1)),
    ),
  )
}

/** What doesn't hold for one kind of person over all their seasons, each once. */
export function failuresOf(persona: Persona, seasons: readonly Season[]): string[] {
  const failures = new Set<string>()
  if (gainOf(seasons) < persona.leastGain) failures.add("gain")
  const all = seasons.flatMap(({ trained }) => trained)
  const impossible = all.filter(
    (each) => estimate(moved(each), each.prescription.sets[0]?.low ?? 0) > 1.1 * each.capacity,
  )
  if (impossible.length > 0.02 * all.length) failures.add("impossible sets")
  for (const season of seasons) {
    for (const failure of weekFailures(persona, season)) failures.add(failure)
    for (const { name } of lifts) {
      const trained = ofLift(season, name)
      for (const failure of liftFailures(persona, trained)) failures.add(failure)
      for (const failure of returnFailures(season.trained, trained)) failures.add(failure)
    }
  }
  const without = seasons.filter(({ lighterWeeks }) => lighterWeeks.length === 0)
  if (persona.isOverreaching && without.length > 0.3 * seasons.length)
    failures.add("an over-reacher without a lighter week")
  return [...failures]
}

const ofLift = ({ trained }: Season, name: string) => trained.filter(({ lift }) => lift.name === name)

/** Where a lift goes back to lighter loads before 14 days away from all training or 21 from this lift. */
function returnFailures(all: readonly TrainedLift[], trained: readonly TrainedLift[]): string[] {
  const isUnneeded = trained.some((now, place) => {
    const before = trained[place - 1]
    if (!before || before.prescription.phase === "return" || now.prescription.phase !== "return") return false
    const wasAway = all.some(({ day, away }) => away >= 14 && day > before.day && day <= now.day)
    return !wasAway && daysBetween(before.day, now.day) < 21
  })
  return isUnneeded ? ["a return without days away"] : []
}

function weekFailures(persona: Persona, { lighterWeeks }: Season): string[] {
  const [first] = lighterWeeks
  const isClose = lighterWeeks.some((week, place) => place > 0 && week - (lighterWeeks[place - 1] ?? 0) < 5)
  return [
    ...(isClose ? ["lighter weeks 5 apart"] : []),
    ...(lighterWeeks.length > 9 ? ["9 lighter weeks at most"] : []),
    ...(persona.name === "beginner" && first !== undefined && first < 6
      ? ["no lighter week for the new"]
      : []),
  ]
}

function liftFailures(persona: Persona, trained: readonly TrainedLift[]): string[] {
  const failures: string[] = []
  const builds = trained.filter(isBuild)
  const [first] = trained
  if (!first) return []
  const lastOnes = builds.filter(({ week }) => week >= late)
  const { sets, low } = first.lift.base
  if (lastOnes.length > 0) {
    const usualSets = median(lastOnes.map((each) => each.prescription.sets.length))
    if (usualSets < sets || usualSets > sets + 1) failures.push("sets of the base")
    if (Math.abs(median(lastOnes.map((each) => baseOf(each).low)) - low) > 2)
      failures.push("range of the base")
  }
  trained.forEach((each, place) => {
    if (place === 0) return
    const lastBuild = trained.slice(0, place).findLast(isBuild)
    if (lastBuild) failures.push(...stepFailures(lastBuild, each))
  })
  if (
    trained.filter(({ prescription }) => prescription.phase === "return").length >
    20 + 8 * Object.keys(persona.off).length
  )
    failures.push("a return that ends")
  return [...failures, ...tryFailures(builds), ...plateauFailures(builds)]
}

/** What is wrong with one prescription, given the last session before it that was meant to build up. */
function stepFailures(before: TrainedLift, now: TrainedLift): string[] {
  const failures: string[] = []
  const [from, to] = [moved(before), moved(now)]
  const { low = 0 } = now.prescription.sets[0] ?? {}
  if (
    isBuild(now) &&
    to > from * 1.1 + margin &&
    estimate(to, low) > 1.001 * estimate(from, Math.min(...repsOf(before)))
  )
    failures.push("unjustified step above 10 %")
  const isLightest = loadOf(now) <= now.lift.scale.lightest
  const isHard =
    (to > 0.94 * from && !isLightest) || now.prescription.sets.length > 0.75 * now.lift.base.sets + 0.5
  if (now.away >= 14 && isHard) failures.push("light return")
  const isAtLimit = before.sets.some(({ rpe, reps }) => rpe !== null && rpe >= (reps > 12 ? 10 : 9.5))
  if (isBuild(now) && isAtLimit && to > from + margin && ruleOf(now) !== "range")
    failures.push("no add after 9.5")
  const isCut = to < 0.87 * from - margin && loadOf(now) < now.lift.scale.lighter(loadOf(before)) - margin
  if (isBuild(now) && isCut && now.away < 14 && ruleOf(now) !== "range") failures.push("cuts of 13 % at most")
  if (now.lift.name === "assisted" && ruleOf(now) === "add" && loadOf(now) < loadOf(before))
    failures.push("assistance falls")
  return failures
}

/** Where a load that was missed twice is tried a third time for the same reps. */
function tryFailures(builds: readonly TrainedLift[]): string[] {
  let misses = 0
  for (const [place, each] of builds.entries()) {
    const before = builds[place - 1]
    const { low } = baseOf(each)
    if (before && (hasStep(before, each) || baseOf(before).low !== low)) misses = 0
    // There is nothing lighter than the lightest load; the coach asks for an easier variation then.
    const isLightest = loadOf(each) <= each.lift.scale.lightest
    if (misses >= 2 && before && !isLightest && moved(each) >= moved(before))
      return ["no third try at a missed load"]
    const short = repsOf(each).reduce((sum, reps) => sum + Math.max(0, low - reps), 0)
    if (short > 2) misses += 1
    else if (short === 0) misses = 0
  }
  return []
}

/** Where a load is cut three times without a heavier one in between. A plateau like that calls for something other than cuts. */
function plateauFailures(builds: readonly TrainedLift[]): string[] {
  let [cuts, best] = [0, 0]
  for (const [place, each] of builds.entries()) {
    const before = builds[place - 1]
    if (moved(each) > best + margin) [cuts, best] = [0, moved(each)]
    if (["range", "sets", "sister"].includes(ruleOf(each))) cuts = 0
    if (before && ruleOf(each) === "cut" && hasStep(before, each)) cuts += 1
    if (cuts > 3) return ["a plateau changes the plan"]
  }
  return []
}
