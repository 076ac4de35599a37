import { dayNamed } from "#domain/days/day-named.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import { findWorkouts, type IndexedWorkout } from "#domain/history/find-workouts.ts"
import { noFilter } from "#domain/history/history-filter.ts"
import { nameOf } from "#domain/history/past-workout.ts"
import { label } from "#domain/text/label.ts"
import { plainName } from "#domain/text/plain-name.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { profileSections } from "#web/shell/profile-section-sentences.ts"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { letterOfPage, type Overlay } from "./keys.ts"
import { paletteSentences } from "./palette-sentences.ts"

/** A search result in the palette. */
export interface Answer {
  id: string
  group: keyof typeof paletteSentences.groups
  name: string
  hint?: string
  /** The keyboard shortcut for the same action. */
  keys?: string
  /** What choosing the result does. */
  action: { to: string; day?: LocalDay } | { open: Overlay }
}

interface Sources {
  routines: readonly { id: string; name: string }[]
  exercises: readonly Exercise[]
  recent: readonly string[]
  /** The past workouts that are on this device, latest first. */
  workouts: readonly IndexedWorkout[]
  today: LocalDay
}

const mostExercises = 6
const mostWorkouts = 5

/** The results for a search text: routines, actions, pages, sections of the profile, a day, exercises and past workouts. Without search text, all actions and pages. */
export function answersTo(text: string, sources: Sources): Answer[] {
  const wanted = plainName(text)
  const matches = ({ name }: Answer) => wanted === "" || wordsBeginWith(name, wanted)
  const fixed = [...actions, ...pages].filter(matches)
  if (wanted === "") return fixed
  return [
    ...sources.routines.map(routineAnswer).filter(matches),
    ...fixed,
    ...sectionAnswers(wanted),
    ...dayAnswers(text, sources.today),
    ...exerciseAnswers(text, sources),
    ...workoutAnswers(text, sources),
  ]
}

/** Whether the name begins with the text, or each word of the text begins a word of the name. */
function wordsBeginWith(name: string, wanted: string): boolean {
  const plain = plainName(name)
  const words = plain.split(/[^\p{L}\p{N}]+/u)
  return (
    plain.startsWith(wanted) || wanted.split(" ").every((part) => words.some((word) => word.startsWith(part)))
  )
}

const { logWeight, allShortcuts } = paletteSentences
const actions: readonly Answer[] = [
  { id: "log", group: "action", name: common.logNewWorkout, keys: "N", action: { to: "/log-workout/new" } },
  { id: "weigh", group: "action", name: logWeight, keys: "W", action: { open: "weight" } },
  { id: "keys", group: "action", name: allShortcuts, keys: "?", action: { open: "shortcuts" } },
]

const pages: readonly Answer[] = Object.entries(paletteSentences.pages).map(([to, name]) => {
  const letter = letterOfPage(to)
  return {
    id: to,
    group: "page",
    name,
    action: { to },
    ...(letter !== undefined && { keys: `G ${letter.toUpperCase()}` }),
  }
})

/** The sections of the profile that aren't pages of their own, by their titles and by what is in them, which is the hint. */
function sectionAnswers(wanted: string): Answer[] {
  return Object.entries(profileSections)
    .filter(([to]) => !(to in paletteSentences.pages))
    .flatMap(([to, { title, words }]): Answer[] => {
      const answer: Answer = { id: to, group: "page", name: title, action: { to } }
      if (wordsBeginWith(title, wanted)) return [answer]
      const hint = words.find((word) => wordsBeginWith(word, wanted))
      return hint === undefined ? [] : [{ ...answer, hint }]
    })
}

function routineAnswer({ id, name }: Sources["routines"][number]): Answer {
  return { id, group: "routine", name, action: { to: `/log-workout/${id}` } }
}

function dayAnswers(text: string, today: LocalDay): Answer[] {
  const day = dayNamed(text, today)
  return day === null
    ? []
    : [{ id: day, group: "day", name: formatDay(day, "full"), action: { to: "/dashboard", day } }]
}

function exerciseAnswers(text: string, { exercises, recent }: Sources): Answer[] {
  const { found } = searchExercises(indexExercises(exercises, recent), text)
  return found.slice(0, mostExercises).map(({ exercise_id, exercise_name, primary_muscles }) => ({
    id: exercise_id,
    group: "exercise",
    name: exercise_name,
    hint: label(primary_muscles.join(", ")),
    action: { to: `/exercise/${exercise_id}` },
  }))
}

/** The latest workouts that the history finds for the text. */
function workoutAnswers(text: string, { workouts, today }: Sources): Answer[] {
  const { workouts: found } = findWorkouts(workouts, { ...noFilter, text }, today)
  return found.slice(0, mostWorkouts).map((workout) => ({
    id: workout.id,
    group: "workout",
    name: nameOf(workout),
    hint: formatDay(workout.date, "short"),
    action: { to: `/history?workout=${workout.id}` },
  }))
}
