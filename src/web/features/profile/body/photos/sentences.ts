import { formatDay } from "#domain/days/day-text.ts"

/** The wording for photos on the Body page. */
export const sentences = {
  title: "Photos",
  onlyYou: "Only you can see them",
  pose: "View",
  hidden: "Your photos are hidden on this device.",
  show: "Show Photos",
  one: "Your first photo from this angle. Add another one later to compare them.",
  none: "No photo from this angle yet.",
  add: "Add Today’s Photo",
  before: "Before",
  after: "After",
  how: "Compare",
  ways: { pair: "Side by side", slider: "Slider" },
  slider: "How much of the later photo is shown",
  shown: (percent: number) => `${percent}%`,
  day: (day: string) => formatDay(day, "short"),
  measured: (weight: string | null, waist: string | null) =>
    [weight, waist && `waist ${waist}`].filter((part) => part !== null).join(", ") || "Not weighed that day",
  note: "Shrunk on this device; the place and time in the file are removed. Never sent to a coach.",
}
