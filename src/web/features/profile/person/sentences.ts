import type { Sex } from "#domain/profile/profile-form.ts"
import type { WeekStart } from "#domain/days/week-start.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { sentences as pictures } from "#web/backend/pictures/sentences.ts"

const sexes: Record<Sex, string> = { Male: "Male", Female: "Female", Other: "Other" }
const weekStarts: Record<WeekStart, string> = { monday: "Monday", sunday: "Sunday", saturday: "Saturday" }
const unitSystems: Record<UnitSystem, string> = { metric: "Metric", imperial: "Imperial" }

/** The wording for the fields about the person. */
export const sentences = {
  email: "Email",
  name: "Name",
  age: "Age",
  sex: "Sex",
  sexes,
  units: "Units",
  unitSystems,
  timeZone: "Time zone",
  weekStart: "Week starts on",
  weekStarts,
  weekStartHint:
    "For your calendar and weekly figures. Weekly schedules, programs and goals run Monday to Sunday.",

  trainingHint: "All optional. The coach and your programs use it.",
  experience: "Experience",
  trainingAim: "Training for",
  trainingDays: "Days per week",
  sessionMinutes: "Minutes per workout",
  minutesProblem: "Enter whole minutes from 5 to 300, such as 60.",

  yourPicture: "Your picture",
  choosePicture: "Choose Picture",
  otherPicture: "Choose Another",
  removePicture: "Remove",
  pictureHint: "Only you can see it. It is cropped on this device, and its location and date are removed.",
  pictureSaved: "Picture saved.",
  pictureRemoved: "Picture removed.",
  pictureUnreadable: pictures.unreadable,
  pictureNotSaved: "The picture couldn’t be saved. Check your connection and choose it again.",
  pictureNotRemoved: "The picture couldn’t be removed. Check your connection and try again.",

  ageProblem: "Enter your age in whole years, such as 34.",
}
