// A reply that is still being written. Only checked sentences are passed on.
import type { Field } from "./bound-numbers.ts"
import { fields } from "./text-checks.ts"
import { checkText } from "./check-text.ts"
import type { ClaimContext } from "./claim-context.ts"
import { unsafeName } from "./unsafe-words.ts"

const whole: Readonly<Record<string, Field>> = {
  summary: fields.did,
  overallInsights: fields.did,
  insights: fields.did,
  feedback: fields.did,
  progressSummary: fields.goal,
  suggestions: fields.plan,
  recommendations: fields.plan,
  improvementSuggestions: fields.goalPlan,
  week_summary: fields.plan,
  description: fields.plan,
  notes: fields.plan,
}

/** The length of the longest reply to read, in characters. A longer one isn't read at all. */
const longestText = 20_000
const mostTexts = 1_000

/**
 * Checks the text of a JSON object piece by piece. Strings are passed on sentence by sentence, once checked, and everything else at once. Anything
 * before the object is dropped.
 */
export class LiveReply {
  readonly #context: ClaimContext
  /** The name of the field of each open object or list. */
  readonly #path: string[] = []
  /** The string that is being read, with its escapes; null outside of strings. */
  #string: string | null = null
  #isEscaped = false
  /** Whether the string that begins next is a field's name rather than its value. */
  #isName = false
  #isObject: boolean[] = []
  #exercise: string | null = null
  #texts = 0

  constructor(context: ClaimContext) {
    this.#context = context
  }

  /** Takes the next piece of the reply, and returns what can now be shown. */
  push(piece: string): string {
    let shown = ""
    for (const sign of piece) shown += this.#string === null ? this.#outside(sign) : this.#inside(sign)
    return shown
  }

  #outside(sign: string): string {
    if (sign === "{" || sign === "[") {
      this.#isObject.push(sign === "{")
      this.#path.push(this.#path.at(-1) ?? "")
      this.#isName = sign === "{"
    } else if (this.#isObject.length === 0) return ""
    else if (sign === "}" || sign === "]") {
      this.#isObject.pop()
      this.#path.pop()
    } else if (sign === ",") this.#isName = this.#isObject.at(-1) === true
    else if (sign === '"') this.#string = ""
    return sign
  }

  #inside(sign: string): string {
    const soFar = this.#string ?? ""
    if (sign === '"' && !this.#isEscaped) {
      this.#string = null
      return `${this.#isName ? this.#named(soFar) : this.#checked(soFar, true)}"`
    }
    if (soFar.length <= longestText) this.#string = soFar + sign
    this.#isEscaped = sign === "\\" && !this.#isEscaped
    const isEnd = sign === " " && !this.#isName && /[.!?]["”’)]* $/.test(soFar.slice(-4) + sign)
    if (!isEnd) return ""
    const sentence = soFar + sign
    this.#string = ""
    return this.#checked(sentence, false)
  }

  #named(name: string): string {
    this.#path[this.#path.length - 1] = name
    this.#isName = false
    return name
  }

  /** As much of a text as may be shown so far, with its escapes. */
  #checked(escaped: string, isWhole: boolean): string {
    this.#texts += 1
    if (escaped.length > longestText || this.#texts > mostTexts) return ""
    const text = textOf(escaped)
    const name = this.#path.at(-1) ?? ""
    const field = whole[name]
    if (field) {
      const about = name === "feedback" ? { ...field, exercise: this.#exercise } : field
      const { text: checked, findings } = checkText(text, about, this.#context)
      if (findings.length === 0) return escaped
      return JSON.stringify(isWhole || checked === "" ? checked : `${checked} `).slice(1, -1)
    }
    if (name === "exerciseName" && isWhole) this.#exercise = text
    return unsafeName(text, this.#context.words) === null ? escaped : ""
  }
}

function textOf(escaped: string): string {
  try {
    const read: unknown = JSON.parse(`"${escaped}"`)
    return typeof read === "string" ? read : ""
  } catch {
    // Some models put a raw line break inside a string. That isn't valid JSON, and can't be shown.
    return ""
  }
}
