/** Why a sentence of a reply failed the check. */
export type ClaimCheck =
  | "figure"
  | "date"
  | "exercise"
  | "record"
  | "direction"
  | "goal"
  | "source"
  | "load"
  | "plan"
  | "raise"
  | "excluded"
  | "danger"
  | "medical"
  | "personal"
  | "markup"
  | "order"
  | "length"

/** The mark on a sentence whose claim the log doesn't show. */
export const notInLog = (sentence: string) => `Not in your log: “${sentence}”`

/** What a model is told about a sentence, so that it can write a better reply. */
export const faultWords: Record<ClaimCheck, string> = {
  figure: "has a number that the data doesn't show",
  date: "names a day that the data doesn't show",
  exercise: "claims that an exercise was done when it wasn't",
  record: "calls something a record that isn't one",
  direction: "says that a lift went up when it went down, or the other way around",
  goal: "mentions a goal that the person doesn't have",
  source: "cites a source",
  load: 'asks for a different load than "next" in the data',
  plan: "asks for something that nobody should do in a workout",
  raise: "asks for more load where the data says to hold or go down",
  excluded: "suggests an exercise that the person avoids or can't do",
  danger: "asks for a dangerous load",
  medical: "gives medical advice or names a condition or a drug",
  personal: "names a person or has an address",
  markup: "has markup, a link or code",
  order: "gives orders that aren't about training",
  length: "is far too long",
}
