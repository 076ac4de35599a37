import {
  type Draft,
  type DraftExercise,
  type DraftSet,
  emptySet,
  type PlanEntry,
  type SetType,
} from "./draft.ts"
import {
  offerLastTime,
  openWarmups,
  withAddedSet,
  withAddedWarmup,
  withCarriedNumbers,
  withCarriedWeight,
  withSetType,
  withWarmups,
} from "./last-time.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { DoneSet } from "./done-set.ts"
import { hasNumbers, type SetField } from "./set-fields.ts"
import { joinToNext, movedBy, putBack, separate } from "#domain/supersets/edit-supersets.ts"
import { countSession, withoutIdleSession, withSessionMoved } from "./session-clock.ts"
import { startSetClock, stopSetClock } from "./set-clock.ts"
import { type Swap, swapBack, swapExercise } from "./swap-exercise.ts"
import { isRunning, pauseTimer, startTimer, timerShowing, withClockMoved } from "./timer.ts"
import { distanceUnitOf, type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"

/** An exercise as picked from the list. */
export type PickedExercise = Pick<
  DraftExercise,
  "exercise_id" | "exercise_name" | "exercise_type" | "measure"
>

type Advice = NonNullable<DraftExercise["advice"]>

/** The numbers that are suggested for a set, in the draft's unit; the weight is null if none is suggested. */
export interface SuggestedSet {
  weight: number | null
  reps: number
}

/** The person's edits to the draft. `id` refers to an existing row, `new_id` to one to be created. */
interface Edits {
  add_exercise: { exercise: PickedExercise; new_id: string; new_set_id: string }
  /** Puts the given exercises in place of a planned exercise that has no match. If none are given, the planned exercise is skipped. */
  settle_gap: { name: string; exercises: DraftExercise[] }
  put_back_gaps: { gaps: PlanEntry[] }
  remove_exercise: { id: string }
  put_back_exercise: { exercise: DraftExercise }
  move_exercise: { id: string; by: -1 | 1 }
  /** Makes a superset of an exercise and the one below it. */
  join_exercise: { id: string }
  /** Takes an exercise out of its superset. */
  separate_exercise: { id: string }
  swap_exercise: Swap
  swap_back: { before: DraftExercise; other_id: string }
  /** Adds a set. `last`, here and below, are the exercise's sets in its last session. */
  add_set: { id: string; new_set_id: string; last: readonly DoneSet[] }
  /** Adds a warm-up after the existing ones, prefilled from the matching warm-up of the last session, or empty if there is none. */
  add_warmup: { id: string; new_set_id: string; last: readonly DoneSet[] }
  /** Moves a set to a position among its exercise's sets, counting from 0. */
  move_set: { set_id: string; to: number }
  remove_set: { set_id: string }
  put_back_set: { id: string; set: DraftSet; index: number }
  offer_last_time: { id: string; last: readonly DoneSet[] }
  add_warmups: { id: string; last: readonly DoneSet[]; new_ids: readonly string[] }
  /** Removes the warm-ups that are still in pencil (suggested only). */
  drop_warmups: { id: string }
  /** Remembers what the coach prescribed for an exercise; null if the coach prescribed nothing. */
  keep_advice: { id: string; advice: Advice | null }
  /** Prefills the working sets that are still open with the suggested numbers, in order. Clears prefilled sets that have no suggestion. */
  use_suggestion: { id: string; sets: readonly SuggestedSet[] }
  type_number: { set_id: string; field: SetField; text: string }
  type_set_notes: { set_id: string; text: string }
  choose_set_type: { set_id: string; set_type: SetType; last: readonly DoneSet[] }
  /** Sets whether the sets of an exercise count per side. */
  count_per_side: { id: string; per_side: boolean }
  choose_rpe: { set_id: string; rpe: number | null }
  start_set_clock: { set_id: string; now: number }
  stop_set_clock: { now: number }
  /** Advances the session's clock to `now` when a set is confirmed. `today` is the person's local day. */
  count_session: { set_id: string; now: number; today: string }
  confirm_sets: { set_ids: string[]; is_done: boolean }
  /** Names the workout. If the text is blank, the name is removed. */
  name_workout: { text: string }
  type_notes: { text: string }
  choose_date: { date: string }
  /** Replaces the draft with the version that another tab has changed. */
  take_over: { draft: Draft }
  choose_units: { system: UnitSystem }
  start_timer: { now: number }
  pause_timer: { now: number }
  set_duration: { seconds: number }
  /** Adjusts what is being timed after the device's clock was moved by this many milliseconds. */
  move_clock: { by: number }
}
type Kind = keyof Edits
type EditOf<K extends Kind> = { [P in K]: { kind: P } & Edits[P] }[K]

/** One edit, discriminated by `kind`. */
export type DraftEdit = EditOf<Kind>

const applies: { [K in Kind]: (draft: Draft, edit: EditOf<K>) => Draft } = {
  add_exercise: addExercise,
  settle_gap: (draft, { name, exercises }) => ({
    ...withExercises(draft, [...draft.exercises, ...exercises]),
    gaps: draft.gaps?.filter((gap) => gap.name !== name),
  }),
  put_back_gaps: (draft, { gaps }) => ({ ...draft, gaps: [...(draft.gaps ?? []), ...gaps] }),
  remove_exercise: (draft, { id }) =>
    withExercises(
      draft,
      draft.exercises.filter((exercise) => exercise.id !== id),
    ),
  put_back_exercise: putBackExercise,
  move_exercise: (draft, { id, by }) => withExercises(draft, movedBy(draft.exercises, id, by)),
  join_exercise: (draft, { id }) => withExercises(draft, joinToNext(draft.exercises, id)),
  separate_exercise: (draft, { id }) => withExercises(draft, separate(draft.exercises, id)),
  swap_exercise: (draft, swap) => withExercises(draft, swapExercise(draft, swap)),
  swap_back: (draft, { before, other_id }) => withExercises(draft, swapBack(draft, before, other_id)),
  add_set: (draft, { id, new_set_id, last }) =>
    changeExercise(draft, id, (exercise) => withAddedSet(draft, exercise, new_set_id, last)),
  add_warmup: (draft, { id, new_set_id, last }) =>
    changeExercise(draft, id, (exercise) => withAddedWarmup(draft, exercise, new_set_id, last)),
  move_set: moveSet,
  remove_set: (draft, { set_id }) => changeSets(draft, (set) => (set.id === set_id ? null : set)),
  put_back_set: putBackSet,
  offer_last_time: (draft, { id, last }) =>
    changeExercise(draft, id, (exercise) => offerLastTime(draft, exercise, last)),
  add_warmups: (draft, { id, last, new_ids }) =>
    changeExercise(draft, id, (exercise) => withWarmups(draft, exercise, last, new_ids)),
  drop_warmups: (draft, { id }) =>
    changeExercise(draft, id, (exercise) => {
      const dropped = openWarmups(exercise)
      return { ...exercise, sets: exercise.sets.filter((set) => !dropped.includes(set)) }
    }),
  keep_advice: keepAdvice,
  use_suggestion: useSuggestion,
  type_number: typeNumber,
  type_set_notes: (draft, { set_id, text }) =>
    changeSet(draft, set_id, (set) => ({ ...set, notes: text, is_prefilled: false })),
  choose_set_type: (draft, { set_id, set_type, last }) =>
    changeExerciseOf(draft, set_id, (exercise) => withSetType(draft, exercise, set_id, set_type, last)),
  count_per_side: (draft, { id, per_side }) =>
    changeSets(draft, (set, exercise) =>
      exercise.id === id && (set.per_side ?? false) !== per_side ? { ...set, per_side } : set,
    ),
  choose_rpe: (draft, { set_id, rpe }) =>
    changeSet(draft, set_id, (set) => ({ ...set, rpe, is_prefilled: false })),
  start_set_clock: (draft, { set_id, now }) => startSetClock(draft, set_id, now),
  stop_set_clock: (draft, { now }) => stopSetClock(draft, now),
  count_session: (draft, { set_id, now, today }) => countSession(draft, set_id, now, today),
  confirm_sets: confirmSets,
  name_workout: (draft, { text }) => ({ ...draft, name: text.trim() || null }),
  type_notes: (draft, { text }) => ({ ...draft, notes: text }),
  choose_date: (draft, { date }) => (date === draft.date ? draft : { ...draft, date }),
  take_over: (_, { draft }) => draft,
  choose_units: chooseUnits,
  start_timer: (draft, { now }) => ({
    ...draft,
    // The start of a log being edited is kept, because the workout isn't happening now.
    started_at: draft.log ? draft.started_at : (draft.started_at ?? now),
    timer: startTimer(draft.timer, now),
  }),
  pause_timer: (draft, { now }) => ({ ...draft, timer: pauseTimer(draft.timer, now) }),
  move_clock: (draft, { by }) => ({
    ...draft,
    timer: withClockMoved(draft.timer, by),
    set_clock: draft.set_clock && { ...draft.set_clock, started_at: draft.set_clock.started_at + by },
    session_clock: withSessionMoved(draft, by),
  }),
  set_duration: (draft, { seconds }) => ({ ...draft, timer: timerShowing(seconds) }),
}

// Edits that a stray thumb must not make while the timer is running.
const lockedByTimer: ReadonlySet<Kind> = new Set([
  "remove_exercise",
  "move_exercise",
  "move_set",
  "remove_set",
  "drop_warmups",
  "set_duration",
])

/** Whether the running timer blocks this kind of edit. */
export function isLocked(draft: Draft, kind: Kind): boolean {
  return isRunning(draft.timer) && lockedByTimer.has(kind)
}

/** Applies an edit. Untouched parts keep their identity; a refused edit returns the same draft. */
export function editDraft(draft: Draft, edit: DraftEdit): Draft {
  return isLocked(draft, edit.kind) ? draft : apply(draft, edit)
}

function apply<K extends Kind>(draft: Draft, edit: EditOf<K>): Draft {
  return applies[edit.kind](draft, edit)
}

/** Whether the exercise is already in the draft. */
function isInDraft(draft: Draft, exerciseId: string): boolean {
  return draft.exercises.some((exercise) => exercise.exercise_id === exerciseId)
}

function addExercise(draft: Draft, { exercise, new_id, new_set_id }: EditOf<"add_exercise">): Draft {
  if (isInDraft(draft, exercise.exercise_id)) return draft
  const added: DraftExercise = {
    ...exercise,
    id: new_id,
    order: 0,
    template_sets: null,
    template_reps: null,
    template_notes: null,
    sets: [emptySet(new_set_id)],
  }
  return withExercises(draft, [...draft.exercises, added])
}

/** Undoes the removal of an exercise: it returns to its old position. */
function putBackExercise(draft: Draft, { exercise }: EditOf<"put_back_exercise">): Draft {
  if (draft.exercises.some(({ id }) => id === exercise.id)) return draft
  return withExercises(draft, putBack(draft.exercises, exercise, exercise.order))
}

function moveSet(draft: Draft, { set_id, to }: EditOf<"move_set">): Draft {
  return changeExerciseOf(draft, set_id, (exercise) => {
    const moved = exercise.sets.find(({ id }) => id === set_id)
    const place = Math.min(Math.max(to, 0), exercise.sets.length - 1)
    if (!moved || exercise.sets[place] === moved) return exercise
    const others = exercise.sets.filter((set) => set !== moved)
    return { ...exercise, sets: others.toSpliced(place, 0, moved) }
  })
}

function putBackSet(draft: Draft, { id, set, index }: EditOf<"put_back_set">): Draft {
  return changeExercise(draft, id, (exercise) =>
    exercise.sets.some((other) => other.id === set.id)
      ? exercise
      : { ...exercise, sets: exercise.sets.toSpliced(index, 0, set) },
  )
}

/** Puts the exercises in the given order and numbers them from 1. */
function withExercises(draft: Draft, exercises: readonly DraftExercise[]): Draft {
  const { length } = draft.exercises
  if (exercises.length === length && exercises.every((each, index) => each === draft.exercises[index]))
    return draft
  return {
    ...draft,
    exercises: exercises.map((exercise, index) =>
      exercise.order === index + 1 ? exercise : { ...exercise, order: index + 1 },
    ),
  }
}

function keepAdvice(draft: Draft, { id, advice }: EditOf<"keep_advice">): Draft {
  return changeExercise(draft, id, (exercise) => {
    if (JSON.stringify(exercise.advice ?? null) === JSON.stringify(advice)) return exercise
    const { advice: _, ...rest } = exercise
    return advice === null ? rest : { ...rest, advice }
  })
}

/** Writes the suggestion into the working sets that are neither edited nor confirmed. */
function useSuggestion(draft: Draft, { id, sets }: EditOf<"use_suggestion">): Draft {
  return changeExercise(draft, id, (exercise) => {
    const working = exercise.sets.filter(({ set_type }) => set_type === "normal")
    return {
      ...exercise,
      sets: exercise.sets.map((set) =>
        isOpenToSuggestion(set, exercise) ? inPencil(set, sets[working.indexOf(set)]) : set,
      ),
    }
  })
}

function inPencil(set: DraftSet, suggested: SuggestedSet | undefined): DraftSet {
  const weight = formatNumber(suggested?.weight ?? null)
  const reps = formatNumber(suggested?.reps ?? null)
  return { ...set, weight, reps, is_prefilled: suggested !== undefined, offered_weight: weight }
}

/** Whether a set can still take suggested numbers. */
export function isOpenToSuggestion(set: DraftSet, { measure }: DraftExercise): boolean {
  return set.set_type === "normal" && !set.is_done && (set.is_prefilled || !hasNumbers(set, measure))
}

function typeNumber(draft: Draft, { set_id, field, text }: EditOf<"type_number">): Draft {
  const typed = changeSet(draft, set_id, (set) => ({
    ...set,
    [field]: text,
    is_prefilled: false,
    stored_weight: field === "weight" ? null : set.stored_weight,
    stored_distance: field === "distance" ? null : set.stored_distance,
  }))
  if (field !== "weight") return typed
  return changeExerciseOf(typed, set_id, (exercise) => withCarriedWeight(exercise, set_id, text))
}

/** Confirms sets, or unconfirms them, which puts them back in pencil (suggested only). */
function confirmSets(draft: Draft, { set_ids, is_done }: EditOf<"confirm_sets">): Draft {
  const changed = changeSets(draft, (set) =>
    set_ids.includes(set.id) ? { ...set, is_done, is_prefilled: !is_done } : set,
  )
  if (!is_done) return withoutIdleSession(changed)
  return set_ids.reduce(
    (next, set_id) => changeExerciseOf(next, set_id, (exercise) => withCarriedNumbers(exercise, set_id)),
    changed,
  )
}

/** Numbers keep the unit they were typed in, so the unit can only change before the first number is typed. */
function chooseUnits(draft: Draft, { system }: EditOf<"choose_units">): Draft {
  const weight_unit = weightUnitOf(system)
  const typed = draft.exercises.some(({ sets }) =>
    sets.some((set) => set.weight !== "" || set.distance !== ""),
  )
  if (typed || draft.weight_unit === weight_unit) return draft
  return { ...draft, weight_unit, distance_unit: distanceUnitOf(system) }
}

function changeExercise(draft: Draft, id: string, change: (exercise: DraftExercise) => DraftExercise): Draft {
  const exercises = draft.exercises.map((exercise) => (exercise.id === id ? change(exercise) : exercise))
  const isSame = exercises.every((exercise, index) => exercise === draft.exercises[index])
  return isSame ? draft : { ...draft, exercises }
}

function changeExerciseOf(
  draft: Draft,
  setId: string,
  change: (exercise: DraftExercise) => DraftExercise,
): Draft {
  const exercise = draft.exercises.find(({ sets }) => sets.some(({ id }) => id === setId))
  return exercise ? changeExercise(draft, exercise.id, change) : draft
}

type SetChange<Result> = (set: DraftSet, exercise: DraftExercise) => Result

function changeSet(draft: Draft, id: string, change: SetChange<DraftSet>): Draft {
  return changeSets(draft, (set, exercise) => (set.id === id ? change(set, exercise) : set))
}

/** Applies a change to every set. A change that returns null removes the set. */
function changeSets(draft: Draft, change: SetChange<DraftSet | null>): Draft {
  const exercises = draft.exercises.map((exercise) => {
    const sets = exercise.sets.map((set) => change(set, exercise))
    const isSame = sets.every((set, index) => set === exercise.sets[index])
    return isSame ? exercise : { ...exercise, sets: sets.filter((set) => set !== null) }
  })
  const isSame = exercises.every((exercise, index) => exercise === draft.exercises[index])
  return isSame ? draft : { ...draft, exercises }
}
