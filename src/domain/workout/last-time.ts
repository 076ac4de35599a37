import {
  type Draft,
  type DraftExercise,
  type DraftSet,
  emptySet,
  type Measure,
  type SetType,
} from "./draft.ts"
import { fieldTexts } from "./recorded-set.ts"
import type { DoneSet } from "./done-set.ts"
import { fieldsOf, hasData, hasNumbers, isPencilled, type SetField } from "./set-fields.ts"

type Units = Pick<Draft, "weight_unit" | "distance_unit">
type HasSetType = { readonly set_type: SetType }

// Sets to failure are compared with working sets; drop sets aren't, because they are lighter on purpose.
const kinds = {
  normal: "working",
  failure: "working",
  warmup: "warm-up",
  drop: "drop",
  rest_pause: "rest-pause",
} as const

function isSameKind(one: HasSetType, other: HasSetType): boolean {
  return kinds[one.set_type] === kinds[other.set_type]
}

/**
 * The set from last time that corresponds to a set: for the second working set, last time's second working
 * set; for a warm-up, last time's matching warm-up.
 */
export function lastSetBeside(
  sets: readonly HasSetType[],
  index: number,
  last: readonly DoneSet[],
): DoneSet | undefined {
  const set = sets[index]
  if (!set) return undefined
  const place = sets.slice(0, index).filter((other) => isSameKind(other, set)).length
  return last.filter((other) => isSameKind(other, set))[place]
}

/** Last time's warm-ups. */
export function lastWarmups(last: readonly DoneSet[]): DoneSet[] {
  return last.filter(({ set_type }) => set_type === "warmup")
}

/** The warm-ups that are still in pencil (suggested only). One tap removes them all. */
export function openWarmups({ sets, measure }: DraftExercise): DraftSet[] {
  return sets.filter((set) => set.set_type === "warmup" && isPencilled(set, measure))
}

/**
 * Prefills the empty sets with last time's numbers; a planned weight is kept. If there are more working sets than last time, the extra ones repeat
 * last time's final set.
 */
export function offerLastTime(
  units: Units,
  exercise: DraftExercise,
  last: readonly DoneSet[],
): DraftExercise {
  const { sets, measure } = exercise
  return withSets(
    exercise,
    sets.map((set, index) => {
      if (!isOpen(set, measure)) return set
      const offer = offerFor(sets, index, last)
      const offered = withOwnWeight(set, pencilledFrom(units, exercise, set, offer))
      // If the plan counts reps per side but last time's sets didn't, the plan's choice is kept.
      return !set.per_side && (offer ?? last.at(-1))?.per_side ? { ...offered, per_side: true } : offered
    }),
  )
}

/** Changes the type of a set. Prefilled sets that now match a different set from last time get that set's numbers. */
export function withSetType(
  units: Units,
  exercise: DraftExercise,
  setId: string,
  set_type: SetType,
  last: readonly DoneSet[],
): DraftExercise {
  const before = exercise.sets
  const sets = before.map((set) => (set.id === setId ? { ...set, set_type } : set))
  return withSets(
    exercise,
    sets.map((set, index) => {
      const offer = offerFor(sets, index, last)
      const isSame = offer === offerFor(before, index, last)
      return isSame || !isPencilled(set, exercise.measure) ? set : pencilledFrom(units, exercise, set, offer)
    }),
  )
}

/** Puts last time's warm-ups before the sets, as prefilled sets. */
export function withWarmups(
  units: Units,
  exercise: DraftExercise,
  last: readonly DoneSet[],
  newIds: readonly string[],
): DraftExercise {
  const warmups = lastWarmups(last).flatMap((from, index) => {
    const id = newIds[index]
    if (id === undefined) return []
    const { per_side } = exercise.sets[0] ?? from
    return [pencilledFrom(units, exercise, { ...emptySet(id), set_type: "warmup", per_side }, from)]
  })
  return { ...exercise, sets: [...warmups, ...exercise.sets] }
}

/** Adds a warm-up before the first set that isn't one, prefilled with the numbers of last time's matching warm-up. */
export function withAddedWarmup(
  units: Units,
  exercise: DraftExercise,
  newId: string,
  last: readonly DoneSet[],
): DraftExercise {
  const first = exercise.sets.findIndex(({ set_type }) => set_type !== "warmup")
  const place = first === -1 ? exercise.sets.length : first
  const added: DraftSet = { ...emptySet(newId), set_type: "warmup", per_side: exercise.sets[0]?.per_side }
  const sets = exercise.sets.toSpliced(place, 0, added)
  const offer = lastSetBeside(sets, place, last)
  return { ...exercise, sets: sets.with(place, pencilledFrom(units, exercise, added, offer)) }
}

/** Adds a working set, prefilled with the numbers of the working set before it, or else last time's. */
export function withAddedSet(
  units: Units,
  exercise: DraftExercise,
  newId: string,
  last: readonly DoneSet[],
): DraftExercise {
  const { sets, measure } = exercise
  const added = { ...emptySet(newId), per_side: (sets.at(-1) ?? last.at(-1))?.per_side }
  const working = sets.findLast((set) => isSameKind(set, added) && hasNumbers(set, measure))
  const offer = offerFor([...sets, added], sets.length, last)
  if (offer && !working) return { ...exercise, sets: [...sets, pencilledFrom(units, exercise, added, offer)] }
  const before = working ?? sets.at(-1)
  if (!before || !hasNumbers(before, measure)) return { ...exercise, sets: [...sets, added] }
  const kept = sets.map((set) => (set === before ? withOfferedWeight(set) : set))
  return { ...exercise, sets: [...kept, copyOf(before, added, exercise)] }
}

/** Carries a typed weight over to the later sets in pencil (suggested only) that had the same suggestion. */
export function withCarriedWeight(exercise: DraftExercise, setId: string, text: string): DraftExercise {
  const from = exercise.sets.findIndex(({ id }) => id === setId)
  const changed = exercise.sets[from]
  if (!changed || changed.offered_weight === undefined) return exercise
  return withSets(
    exercise,
    exercise.sets.map((set, index) =>
      index > from &&
      isSameKind(set, changed) &&
      set.offered_weight === changed.offered_weight &&
      isPencilled(set, exercise.measure)
        ? { ...set, weight: text }
        : set,
    ),
  )
}

/** Prefills the later empty sets of the same kind with the numbers of a set that has just been confirmed. */
export function withCarriedNumbers(exercise: DraftExercise, setId: string): DraftExercise {
  const from = exercise.sets.findIndex(({ id }) => id === setId)
  const done = exercise.sets[from]
  if (!done || !hasNumbers(done, exercise.measure)) return exercise
  const takes = (set: DraftSet, index: number) =>
    index > from && isSameKind(set, done) && isOpen(set, exercise.measure)
  if (!exercise.sets.some(takes)) return exercise
  return withSets(
    exercise,
    exercise.sets.map((set, index) => {
      if (set === done) return withOfferedWeight(done)
      return takes(set, index) ? copyOf(done, set, exercise) : set
    }),
  )
}

/** Whether an open set is empty, or has only its planned weight. */
function isOpen(set: DraftSet, measure: Measure): boolean {
  if (set.is_done) return false
  const isPlanned = set.is_prefilled && set.weight === set.offered_weight
  return !hasData(isPlanned ? { ...set, weight: "" } : set, measure)
}

function withOwnWeight({ weight }: DraftSet, offered: DraftSet): DraftSet {
  return weight === "" ? offered : { ...offered, weight, offered_weight: weight }
}

/** Last time's numbers for a set; undefined if there are none. */
function offerFor(sets: readonly HasSetType[], index: number, last: readonly DoneSet[]): DoneSet | undefined {
  const beside = lastSetBeside(sets, index, last)
  const set = sets[index]
  if (beside || !set || kinds[set.set_type] !== "working") return beside
  return last.findLast((other) => isSameKind(other, set))
}

function pencilledFrom(
  units: Units,
  { measure }: DraftExercise,
  set: DraftSet,
  from: DoneSet | undefined,
): DraftSet {
  return from ? inPencil(set, fieldTexts(units, from, measure)) : set
}

function copyOf(from: DraftSet, to: DraftSet, { measure }: DraftExercise): DraftSet {
  return inPencil(to, Object.fromEntries(fieldsOf(measure).map((field) => [field, from[field]])))
}

function inPencil(set: DraftSet, texts: Partial<Record<SetField, string>>): DraftSet {
  return { ...set, ...texts, is_prefilled: true, offered_weight: texts.weight ?? "" }
}

/** The set, with its weight recorded as the one suggested for the sets after it, so that theirs changes whenever its own does. */
function withOfferedWeight(set: DraftSet): DraftSet {
  return { ...set, offered_weight: set.offered_weight ?? set.weight }
}

/** The exercise with these sets; the same object if none of its sets changed. */
function withSets(exercise: DraftExercise, sets: DraftSet[]): DraftExercise {
  return sets.every((set, index) => set === exercise.sets[index]) ? exercise : { ...exercise, sets }
}
