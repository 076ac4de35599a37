// Coaches with one mistake each, which the cases must notice.
import { type Athlete, type AthleteFacts, athleteOf } from "#domain/coach/person/athlete.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import type { Answer, AnswerPart } from "./answers.ts"
import { builtInCoach, type EvaluatedCoach } from "./evaluate.ts"

/** A coach that sees something other than what the person said or did. */
const blind = (change: (facts: Athlete) => Partial<AthleteFacts>): EvaluatedCoach => {
  const seen = (athlete: Athlete) => athleteOf({ ...athlete, ...change(athlete) })
  const { week, routine, goal } = builtInCoach
  return {
    ...builtInCoach,
    week: (athlete) => week(seen(athlete)),
    routine: (athlete) => routine(seen(athlete)),
    goal: (athlete) => goal(seen(athlete)),
  }
}

/** A coach that changes what it plans. */
const careless = (change: (part: AnswerPart, answer: Answer) => Partial<AnswerPart>): EvaluatedCoach => {
  const changed = (answer: Answer): Answer => ({
    ...answer,
    days: answer.days.map((day) => ({
      ...day,
      parts: day.parts.map((part) => ({ ...part, ...change(part, answer) })),
    })),
  })
  const { week, routine } = builtInCoach
  return {
    ...builtInCoach,
    week: (athlete) => changed(week(athlete)),
    routine: (athlete) => changed(routine(athlete)),
  }
}

const withoutNotes = (workouts: readonly TrainedWorkout[]) =>
  workouts.map((each) => ({ ...each, notes: null }))
const lastWith = ({ exercise }: AnswerPart, { athlete }: Answer) =>
  athlete.history.flatMap(({ exercises }) =>
    exercises.filter(({ exercise_id }) => exercise_id === exercise.exercise_id),
  )[0]

/** The sets, reps and load of the last session, whatever it was. */
function copiedFromLast(part: AnswerPart, answer: Answer): Partial<AnswerPart> {
  const sets = lastWith(part, answer)?.sets
  if (!sets) return {}
  const fewest = Math.min(...sets.map(({ reps }) => reps ?? 0))
  return {
    sets: sets.length,
    reps: `${fewest}`,
    weight: Math.max(0, ...sets.map(({ weight }) => weight ?? 0)) || null,
  }
}

const inKilograms = (athlete: Athlete): Partial<AthleteFacts> =>
  athlete.unit === "lbs" ? { unit: "kg" } : {}
const asIfYesterday = ({ history, today }: Athlete): Partial<AthleteFacts> => ({
  today: history[0]?.date ?? today,
})

export const wrongCoaches: Readonly<Record<string, EvaluatedCoach>> = {
  "skill off": blind(() => ({ experience: "over_24_months", age: null })),
  "joint filter off": blind(() => ({ avoided: [] })),
  "equipment ignored": blind(() => ({
    equipment: ["barbell", "dumbbell", "cable", "machine", "pull-up bar"],
  })),
  "weights at hand ignored": blind(() => ({ barbells: null })),
  "notes unread": blind(({ workouts, liftHistory }) => ({
    workouts: withoutNotes(workouts),
    liftHistory: { ...liftHistory, notes: [] },
  })),
  "days unasked": blind(() => ({ intake: { aim: null, days: null, minutes: null, bodyWeight: null } })),
  "goals forgotten": blind(() => ({ goals: [] })),
  "history forgotten": blind(() => ({ workouts: [], earlier: [] })),
  "only three months known": blind(() => ({ earlier: [] })),
  "kilograms for pounds": blind(inKilograms),
  "no return": blind(asIfYesterday),
  "the last session again": careless(copiedFromLast),
  "always a step more": careless(({ weight }) => (weight ? { weight: weight * 1.05 } : {})),
  "the range from the fewest reps": careless((part, answer) => ({
    reps: copiedFromLast(part, answer).reps ?? part.reps,
  })),
  "one set more each time": careless(({ sets }) => ({ sets: (sets ?? 0) + 1 })),
  "a third less for everyone": careless(({ weight }) => (weight ? { weight: weight * 0.7 } : {})),
  "top load with back-off reps": careless((part) => ({ prescription: withTopLoads(part) })),
  "no lighter weeks": {
    ...builtInCoach,
    week: (athlete) => ({ ...builtInCoach.week(athlete), isLighter: false }),
  },
  "always lighter weeks": {
    ...builtInCoach,
    week: (athlete) => ({ ...builtInCoach.week(athlete), isLighter: true }),
  },
  "a session every day": {
    ...builtInCoach,
    week: (athlete) => everyDay(builtInCoach.week(athlete)),
  },
  "no reasons": {
    ...builtInCoach,
    week: (athlete) => ({ ...builtInCoach.week(athlete), text: "" }),
  },
}

/** The case that notices each of them first, if it isn't one of the first few. */
export const tellingCases: Readonly<Record<string, string>> = {
  "joint filter off": "C30",
  "notes unread": "C29",
  "days unasked": "C28",
  "goals forgotten": "C34",
  "only three months known": "C27",
  "kilograms for pounds": "C20",
  "no return": "C24",
  "top load with back-off reps": "C11",
  "no lighter weeks": "C09",
}

function withTopLoads({ prescription }: AnswerPart): AnswerPart["prescription"] {
  const top = Math.max(0, ...(prescription?.sets.map(({ load }) => load ?? 0) ?? []))
  return (
    prescription && {
      ...prescription,
      sets: prescription.sets.map((set) => (set.load === null ? set : { ...set, load: top })),
    }
  )
}

function everyDay(answer: Answer): Answer {
  const parts = answer.days.find((day) => day.parts.length > 0)?.parts ?? []
  return {
    ...answer,
    days: answer.days.map((day) => ({ ...day, parts: day.parts.length > 0 ? day.parts : parts })),
  }
}
