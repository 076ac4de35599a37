import type { Field } from "./bound-numbers.ts"
import type { Finding } from "./check-sentence.ts"
import { checkText } from "./check-text.ts"
import type { ClaimContext } from "./claim-context.ts"
import { type ClaimCheck, notInLog } from "./claim-sentences.ts"
import { unsafeName } from "./unsafe-words.ts"

/** A checked reply. Nothing else may be shown or stored, and nothing at all if it is refused. */
export interface CheckedReply<Reply> {
  reply: Reply
  findings: readonly Finding[]
  isRefused: boolean
}

/** The kinds of fields in an analysis: what their text is about, and whether it says what was done or what to do. */
export const fields = {
  did: { mood: "did", exercise: null, isOfGoal: false, own: [] },
  plan: { mood: "plan", exercise: null, isOfGoal: false, own: [] },
  goal: { mood: "did", exercise: null, isOfGoal: true, own: [] },
  goalPlan: { mood: "plan", exercise: null, isOfGoal: true, own: [] },
} as const satisfies Record<string, Field>

const mostBad = 1 / 3
const mostRemoved = 2
const fewestBad = 2
const mostSentences = 300

/** Checks the texts of a model's reply, and collects the claims that are marked, replaced or removed. */
export class TextChecks {
  readonly #findings: Finding[] = []
  readonly #context: ClaimContext
  #sentences = 0

  constructor(context: ClaimContext) {
    this.#context = context
  }

  text(text: string, field: Field): string {
    // Beyond the limit nothing more is checked, because a reply with so many sentences is refused anyway.
    if (this.#sentences > mostSentences) return ""
    const checked = checkText(text, field, this.#context)
    this.#findings.push(...checked.findings)
    this.#sentences += checked.sentences
    return checked.text
  }

  /** The texts that are left after checking. Those that end up empty are left out. */
  texts(texts: readonly string[], field: Field): string[] {
    return texts.map((each) => this.text(each, field)).filter((each) => each !== "")
  }

  /** Marks a whole text. */
  mark(text: string, check: ClaimCheck): string {
    this.#add("marked", check, text.trim())
    return notInLog(text.trim())
  }

  /**
   * Whether a name can be shown. Names aren't checked as sentences. A name that can't be shown counts as removed. HTML tags in a name are shown as
   * text.
   */
  canShow(name: string): boolean {
    const unsafe = unsafeName(name, this.#context.words)
    if (unsafe) this.#add("removed", unsafe, name)
    return unsafe === null
  }

  /** Adds findings that don't come from reading a text. */
  find(check: ClaimCheck, sentence: string): void {
    this.#add("removed", check, sentence)
  }

  /** The checked reply. It is refused if too much of it is wrong, or if a required text has nothing left. */
  done<Reply>(reply: Reply, needed: readonly string[]): CheckedReply<Reply> {
    const bad = this.#findings.filter(({ kind }) => kind !== "replaced")
    const removed = bad.filter(({ kind }) => kind === "removed").length
    const isRefused =
      needed.some((text) => text.trim() === "") ||
      this.#sentences > mostSentences ||
      this.#findings.some(({ check }) => check === "danger") ||
      removed > mostRemoved ||
      (bad.length >= fewestBad && bad.length >= mostBad * this.#sentences)
    return { reply, findings: this.#findings, isRefused }
  }

  #add(kind: Finding["kind"], check: ClaimCheck, sentence: string): void {
    this.#findings.push({ kind, check, sentence, instead: null })
    this.#sentences += 1
  }
}
