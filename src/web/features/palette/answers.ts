import { dayNamed } from "#domain/days/day-named.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { indexExercises, searchExercises } from "#domain/exercises/search-exercises.ts"
import { label } from "#domain/text/label.ts"
import { plainName } from "#domain/text/plain-name.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { keyOfPlace, type Opened } from "./keys.ts"
import { sentences } from "./sentences.ts"

/** Something that Enter does. */
export interface Answer {
  id: string
  group: keyof typeof sentences.groups
  name: string
  hint?: string
  /** The keys that do the same. */
  keys?: string
  does: { to: string; day?: LocalDay } | { open: Opened }
}

interface Sources {
  routines: readonly { id: string; name: string }[]
  exercises: readonly Exercise[]
  recent: readonly string[]
  today: LocalDay
}

const mostExercises = 6

/** What somebody may mean by a text; without one, what can be done and where one can go. */
export function answersTo(text: string, sources: Sources): Answer[] {
  const wanted = plainName(text)
  const isMeant = ({ name }: Answer) => wanted === "" || wordsBeginWith(name, wanted)
  const fixed = [...acts, ...places].filter(isMeant)
  if (wanted === "") return fixed
  return [
    ...sources.routines.map(routineAnswer).filter(isMeant),
    ...fixed,
    ...dayAnswers(text, sources.today),
    ...exerciseAnswers(text, sources),
  ]
}

/** Whether a word of the name, or the name itself, begins with the text. */
function wordsBeginWith(name: string, wanted: string): boolean {
  const plain = plainName(name)
  return plain.startsWith(wanted) || plain.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))
}

const acts: readonly Answer[] = [
  { id: "log", group: "act", name: sentences.acts.log, keys: "N", does: { to: "/log-workout/new" } },
  { id: "weigh", group: "act", name: sentences.acts.weigh, keys: "W", does: { open: "weight" } },
  { id: "keys", group: "act", name: sentences.allShortcuts, keys: "?", does: { open: "shortcuts" } },
]

const places: readonly Answer[] = Object.entries(sentences.places).map(([to, name]) => {
  const key = keyOfPlace(to)
  return {
    id: to,
    group: "go",
    name,
    does: { to },
    ...(key !== undefined && { keys: `G ${key.toUpperCase()}` }),
  }
})

function routineAnswer({ id, name }: Sources["routines"][number]): Answer {
  return { id, group: "routine", name, does: { to: `/log-workout/${id}` } }
}

function dayAnswers(text: string, today: LocalDay): Answer[] {
  const day = dayNamed(text, today)
  return day === null
    ? []
    : [{ id: day, group: "day", name: formatDay(day, "full"), does: { to: "/dashboard", day } }]
}

function exerciseAnswers(text: string, { exercises, recent }: Sources): Answer[] {
  const { found } = searchExercises(indexExercises(exercises, recent), text)
  return found.slice(0, mostExercises).map(({ exercise_id, exercise_name, primary_muscles }) => ({
    id: exercise_id,
    group: "exercise",
    name: exercise_name,
    hint: label(primary_muscles.join(", ")),
    does: { to: `/exercise/${exercise_id}` },
  }))
}
