// Whether a part of a sentence says what was done or what to do.
export type Mood = "did" | "plan"

const strongPlan =
  /\b(?:next (?:time|week|session|workout|month|step|long run|run)|from now|aim|target|try|should|could|will|let'?s|go for|plan (?:for|to|on)|priority|recommend|suggest|want to|ready (?:for|to)|time to)\b/gi
const order =
  /(?:^|[,;:.—–(]\s*|\b(?:and|then|to|or|so|please|just|also|now|but)\s+)(?:add|increase|raise|use|take|keep|stay|go|move|start|build|do|drop|reduce|lower|cut|rest|leave|stop|work|repeat|hold|progress|perform|train|run|limit|get|bring|push|load|begin|ease|make|swap|replace|include|consider|focus|put|jump|bump|hit|continue|give)\b/gi
const did =
  /\b(?:did|lifted|moved|managed|completed|finished|reached|got|trained|performed|logged|hit|benched|squatted|deadlifted|pressed|pulled|rowed|ran|cycled|walked|went|was|were|had|has stood|stood|took|spent|missed|skipped|averaged|improved|dropped|rose|fell|increased|gained|grew|lost|set a|broke|made|last (?:time|week|month|session)|today|is up|are up|is down|than|up from|rating)\b/gi
const turnsBack = /\b(?:because|since|after|as you|when you|than|you did|you got|you were)\b/i

interface Cue {
  at: number
  mood: Mood
  isStrong: boolean
}

/** Finds the mood at each position in a sentence. `usual` is the mood of the text around it. */
export function moodsIn(sentence: string, usual: Mood): { at: (place: number) => Mood; hasPlan: boolean } {
  const found = (pattern: RegExp, mood: Mood, isStrong: boolean): Cue[] =>
    [...sentence.matchAll(pattern)]
      .filter(({ index }) => !isSubject(sentence.slice(0, index + 1)))
      .map((match) => ({ at: match.index, mood, isStrong }))
  const cues = [
    ...found(strongPlan, "plan", true),
    ...found(order, "plan", false),
    ...found(did, "did", false),
  ]
  const inOrder = cues.toSorted((one, other) => one.at - other.at)
  const strong = inOrder.filter(({ isStrong }) => isStrong)
  const at = (place: number): Mood => {
    const planned = strong.findLast((cue) => cue.at < place)
    if (planned && !turnsBack.test(sentence.slice(planned.at, place))) return "plan"
    const nearest = inOrder.findLast((cue) => cue.at < place)
    if (nearest) return nearest.mood
    return strong.length > 0 ? "plan" : usual
  }
  return { at, hasPlan: usual === "plan" || inOrder.some(({ mood }) => mood === "plan") }
}

/** Whether the verb that follows has a subject: "you increase" isn't an instruction. */
const isSubject = (before: string) => /\b(?:you|I|they|didn't|don't)\s+(?:and|to|or)?\s*$/i.test(before)

const past =
  /\b(?:last (?:time|week|month|session|workout)|previous(?:ly)?|before|earlier|ago|from|than|used to|in a row|since|weeks|best)\b/i

const clauseBreak =
  /[;:—()]|,(?! ?(?:\d|and \d))|,(?= ?[\d.]+ ?%? ?(?:[a-z]+ )?(?:more|fewer|less|heavier|lighter)\b)/g

/** The part of a sentence around a position, up to the next break that isn't inside a list. */
export function clauseAt(sentence: string, place: number): string {
  const breaks = [...sentence.matchAll(clauseBreak)].map(({ index }) => index)
  const start = breaks.findLast((each) => each < place) ?? -1
  const end = breaks.find((each) => each >= place) ?? sentence.length
  return sentence.slice(start + 1, end)
}

/** Whether a part of a sentence is about an earlier time. */
export const speaksOfPast = (clause: string) => past.test(clause)
