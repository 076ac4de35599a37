import { formatDay } from "#domain/days/day-text.ts"
import type { FiguresOff } from "#domain/coach/asking/replies.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { plural, writeList, writeTime } from "#domain/text/formats.ts"

/** The sentences of the coach's panels. */
export const sentences = {
  workoutInvitation: "Get personalized insights on this workout.",
  noExercises: "Add exercises to the log to enable analysis.",
  notSaved: "Save the workout log first to enable analysis.",

  monthInvitation: "Get a personalized summary of your workouts and goal progress for this month.",
  loadingMonth: "Loading monthly data...",
  emptyMonth: "Log workouts or set goals this month to enable analysis.",
  failedMonth: "Failed to load monthly data.",
  failedLoadMonth: "Failed to load previous monthly analysis.",
  failedCheckMonth: (reason: string) => `Failed to check for existing analysis: ${reason}`,
  failedUpdateMonth: (reason: string) => `Failed to update monthly analysis: ${reason}`,
  failedInsertMonth: (reason: string) => `Failed to insert monthly analysis: ${reason}`,
  staysUntilMonth: "The analysis stays here until you change the month.",
  replaced: (count: number) =>
    plural(count, {
      one: "One figure in the reply was off. The one you see is from your log.",
      other: `${count} figures in the reply were off. The ones you see are from your log.`,
    }),

  figuresOff: ({ replaced, said, volume, no_record }: FiguresOff) =>
    [
      ...(replaced.length > 0
        ? [
            plural(replaced.length, {
              one: `One figure in the text was off. The one you see is from your log: ${replaced[0]}.`,
              other: `${replaced.length} figures in the text were off. The ones you see are from your log: ${writeList(replaced)}.`,
            }),
          ]
        : []),
      ...(said.length > 0 ? [`The text says ${writeList(said)}, but your log’s total is ${volume}.`] : []),
      ...(no_record ? ["The text speaks of a record. Your log has none."] : []),
    ].join(" "),

  failedLoad: "Failed to load previous analysis.",
  oldFormat: "Failed to parse previous analysis. It may be in an old format.",
  failedAnalysis: "Failed to get analysis from AI.",
  failedSave: "Analysis generated, but failed to save.",
  failedSaveUpdate: "Analysis generated, but failed to save update.",
  staysUntilYouLeave: "The analysis stays here until you leave this day.",
  renewsAt: (moment: number) => `More from ${writeTime(moment)}.`,
  failedRules: "The built-in coach needs your last three months, and they are not on this device.",

  loadingPlan: "Loading your suggestion...",
  nothingFits: "Nothing on your exercise list fits your equipment and what you avoid.",

  goalInvitation: "Ask for a goal drawn from your last three months, with the sets it is based on.",
  failedGoal: "Failed to get goal suggestion from AI.",
  failedGoalSave: "Failed to save goal.",
  goalAdded: "Goal added.",
  basedOn: "Based on these sets",
  noSetsBehind: "You have not done this in the last three months.",
  overall: "Overall",
  exerciseNotFound: (name: string) => `Exercise "${name}" not found. Please select a valid exercise.`,
  closest: "Closest name in the library",
  by: (day: LocalDay) => `by ${formatDay(day, "short")}`,

  routineInvitation:
    "Uses your last three months, your active goals and your equipment. It picks from the exercise list only.",
  noGoal: "No goal in particular",
  failedRoutine: "An unexpected error occurred.",
  noneMatch: "None of the suggested exercises are in your library.",
  suggestedNames: (names: readonly string[]) =>
    `Suggested: ${names.join(", ")}. Your routines are unchanged.`,
  newRoutine: "Nothing, a new routine",
  compared: ({ stay, added, left }: { stay: number; added: number; left: number }) =>
    `${plural(stay, { one: "1 exercise stays", other: `${stay} exercises stay` })}, ${added} new, ${left} left out.`,
  now: (text: string) => `Now ${text}`,
  notIn: (routine: string) => `Not in ${routine}`,

  nameMissing: "Workout name is required.",
  noneLeft: "Add at least one exercise to the workout.",
  marks: (count: number) => plural(count, { one: "1 mark.", other: `${count} marks.` }),
  marksStay: "You can save with them. Nothing was hidden or changed without you.",
  passed: "Nothing to mark: exercises, equipment, sets and loads all fit.",
  leftOut: (count: number) =>
    plural(count, {
      one: "1 exercise that is not in your list will be left out.",
      other: `${count} exercises that are not in your list will be left out.`,
    }),
  alreadyThere: (name: string) => `${name} is already there.`,
  startAt: (weight: string) => `Start at ${weight}`,

  failedWeek: "An unexpected error occurred.",
  weekGenerated: "Weekly schedule generated successfully!",
  unknownExercise: (name: string) => `Exercise "${name}" is not in the exercise list. It stays in the plan.`,
  keptWeek: "Not saved yet. It is kept on this device.",
  restDay: "Rest Day",

  asking: "Reading your training",
  writing: "Writing",
  byModel: "Written by an AI model. It can be wrong.",
  byRules: "Written by the built-in coach, from fixed rules.",
  builtIn: "Use the built-in coach",

  why: "Why?",
  rule: "Rule",
  data: "Your data",
  source: "Source",
}
