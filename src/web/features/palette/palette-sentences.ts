import { titles } from "#web/shell/title-sentences.ts"

/** The wording for the palette. */
export const paletteSentences = {
  placeholder: "Routine, exercise, workout, day, page",
  results: "Results",
  nothing: "No matches. Try a routine, an exercise, a past workout, a day or a page.",
  toMove: "to move",
  toSelect: "to select",
  enter: "Enter",
  groups: {
    action: "Actions",
    page: "Go to",
    routine: "Start a routine",
    exercise: "Exercises",
    workout: "Past workouts",
    day: "Days",
  },
  logWeight: "Log Weight",
  allShortcuts: "All shortcuts",
  pages: {
    "/dashboard": titles["/dashboard"],
    "/history": titles["/history"],
    "/exercises": titles["/exercises"],
    "/progress": titles["/progress"],
    "/routines": titles["/routines"],
    "/programs": titles["/programs"],
    "/goals": titles["/goals"],
    "/profile": titles["/profile"],
    "/profile/body": titles["/profile/body"],
    "/import": titles["/import"],
  },
}
