import type { ClaimCheck } from "./claim-sentences.ts"

// What no sentence of a reply may contain, whatever the log says. A sentence with any of it is removed.
const unsafe: readonly (readonly [ClaimCheck, RegExp])[] = [
  ["personal", /[\w.+-]@[\w-]|(?<!\d)\+?\d[\d\s().-]{7,}\d(?!\d)|[\da-f]{8}-[\da-f]{4}-|(?:^|\s)@\w{2,}/i],
  [
    "markup",
    /<\/?[a-z!][^>]*>|\]\(|`|\bhttps?:|\bwww\.|\bjavascript:|[a-z\d-]\.(?:com|net|org|io|example|ru|cn|info|app|dev)\b/i,
  ],
  [
    "order",
    /\b(?:(?:ignore|disregard|forget|override) (?:(?:all|any|your|the|previous|these|those|every|above) )+(?!pain|soreness|urge)|system prompt|(?:your|the) (?:previous |above )?instructions|password|credit card|bank|click|tap here|download|subscribe|sign up|log in|log out|delete (?:your|the|my|all)|drop table|select \* |api key|send (?:me|us|an?|your|money)|call (?:me|us|this)|buy|purchase|as an? (?:ai|language model))\b/i,
  ],
  [
    "medical",
    /\b(?:diagnos\w*|tend[io]n[io]?tis|tendinopathy|bursitis|arthriti\w*|sciatica|herniat\w*|hernia|slipped disc|impinge\w*|fracture\w*|torn|tear|rupture\w*|sprain(?:ed)?|concussion|syndrome|disease|disorder|infection|inflammation|inflamed|asthma|diabetes|anemia|hypertension|arrhythmia|depression|covid|cancer|osteo\w+|rhabdo\w*)\b/i,
  ],
  [
    "medical",
    /\b(?:ibuprofen|paracetamol|acetaminophen|aspirin|naproxen|diclofenac|painkillers?|pain (?:killers?|relievers?|medication)|anti-?inflammator\w+|steroids?|testosterone|sarms?|clenbuterol|ephedrine|insulin|antibiotics?|cortisone|opioids?|medications?|medicines?|prescription drugs?|diuretics?|supplements?|creatine|\d+ ?(?:mg|mcg|milligrams?))\b/i,
  ],
  [
    "medical",
    /\b(?:(?:train|push|work|lift|play) (?:right )?through (?:the |any |your )?(?:pain|injury|soreness|fever)|ignore (?:the |any )?pain|pain is (?:normal|fine|weakness)|cleared (?:to|for)|no need (?:to see|for) a (?:doctor|physio)|don't (?:need|see) a (?:doctor|physio)|it is safe to|you (?:have|are suffering from|suffer from) an? (?:\w+ )?(?:injury|condition|strain|problem)|cure|heal(?:s|ed)?|treat(?:s|ment)?|rehab\w*)\b/i,
  ],
]

/** Why a sentence can't stay, whatever the log says; null if it can. Exercise names are blanked out beforehand. */
export function unsafeIn(sentence: string): ClaimCheck | null {
  return unsafe.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null
}

/** The length of the longest name to check, in characters. No real name is longer, and checking one would take too long. */
const longestName = 500

/** Why a name that a model gave to something can't be shown; null if it can. */
export function unsafeName(name: string, known: ReadonlySet<string>): ClaimCheck | null {
  if (name.length > longestName) return "length"
  return unsafeIn(name.replaceAll(/<[^>]*>/g, " ")) ?? (namesSomebody(name, known) ? "personal" : null)
}

const capitalized = /\p{Lu}\p{Ll}+/gu
const beforePeople =
  /\b(?:like|than|unlike|as|by|for|with|and|friend|partner|user|client|athlete|member|coach|mr|mrs|ms|dr)\.? $/i
const doesSomething = /^ (?:did|lifted|benched|squatted|ran|trained|pressed|pulled|is|was|has|had|can|who)\b/

/** Whether a sentence names somebody: it has two capitalized words in a row, or one where people are named, that aren't in the person's data. */
export function namesSomebody(sentence: string, known: ReadonlySet<string>): boolean {
  const unknown = [...sentence.matchAll(capitalized)].filter(([word]) => !known.has(word.toLowerCase()))
  return unknown.some((match, place) => {
    const [word] = match
    const next = unknown[place + 1]
    const end = match.index + word.length
    const isPair = next !== undefined && next.index === end + 1 && sentence[end] === " "
    if (isPair && match.index > 0) return true
    const last = isPair ? next.index + next[0].length : end
    if (match.index === 0)
      return (
        (isPair || /^[’']s /.test(sentence.slice(end))) &&
        doesSomething.test(` ${sentence.slice(last).trimStart()}`)
      )
    return beforePeople.test(sentence.slice(0, match.index)) || /^[’']s\b/.test(sentence.slice(end))
  })
}

const record =
  /\b(?:personal (?:best|record)|new (?:record|best|pr|max)|all-time (?:best|high)|records? (?:set|broken)|(?:set|broke|beat|a) (?:a |your |the |\w+ )?(?:new |personal )?records?|best ever|PRs?|PBs?|record lift)\b/i
const denial = /\b(?:no|not|none|without|yet|never|toward|nearly|almost|short of)\b|n[’']t\b/i

/** Whether a sentence says that a record was set. */
export const claimsRecord = (sentence: string) => record.test(sentence) && !denial.test(sentence)

/** Whether a sentence cites a source other than the log. */
export const citesSource = (sentence: string) =>
  /\b(?:stud(?:y|ies)|research(?:ers)?|scientists?|journals?|et al|meta-analys[ei]s|according to (?!your|the log|the data)|experts? (?:say|agree|recommend)|proven)\b/i.test(
    sentence,
  )

const up =
  /\b(?:went up|is up|are up|improved|has improved|improving|increased|has increased|gained|is stronger|got stronger|progressed|is progressing|grew|rose|step forward|better than last)\b/i
const down =
  /\b(?:went down|is down|are down|dropped|declined|decreased|is weaker|got weaker|fell|regressed|step back|worse than last)\b/i
const stands = /\b(?:stalled|plateaued|is stuck|unchanged|no change|hasn[’']t moved)\b/i

/** The direction in which a sentence says a lift went; null if it names none. */
export function directionSaid(sentence: string): "up" | "down" | "same" | null {
  if (stands.test(sentence)) return "same"
  if (denial.test(sentence)) return null
  const [rises, falls] = [up.test(sentence), down.test(sentence)]
  return rises === falls ? null : rises ? "up" : "down"
}

const raising =
  /\b(?:add(?:ing)?|increase|increasing|raise|raising|go(?:ing)? up|move up|moving up|bump(?: up)?|jump(?: up)?|heavier|more weight|push past|load up|max out|go all out|test your max|attempt a (?:new )?max)\b/gi
const ofLoad = /\b(?:weight|loads?|kg|kilos?|lbs?|pounds?|plates?|heavier|max|all out)\b|%/i
// "Start at 90 %" is about a return, in which the load is expected to go up.
const onlyIf =
  /\b(?:until|once|when|if|only|before you|as soon as|instead of|rather than|unless)\b|\bstart at \d\d ?%/i

/** Whether a sentence asks for more load now, and not only once something is reached. */
export function asksForMoreLoad(sentence: string): boolean {
  if (!ofLoad.test(sentence) || onlyIf.test(sentence)) return false
  return [...sentence.matchAll(raising)].some(
    ({ index }) =>
      !/(?:\b(?:not?|never|without|avoid|resist)|n[’']t)\b(?: \w+){0,3} $/i.test(sentence.slice(0, index)),
  )
}
