// The expectations of analyses that cases.json writes in words, each as a condition on the answer.
import { type Holds, says } from "./predicates.ts"

export const proseOfAnalyses: Readonly<Record<string, Holds>> = {
  "says(/fewer sets than/i) as a fault": (answer) => says(answer, /fewer sets than/i),
  "says(/below your range/i) for every muscle": (answer) =>
    (answer.text.match(/below your range/gi) ?? []).length > 6,
  "says(/doctor|physio/i) only as 'if it stays'": (answer) =>
    says(answer, /if (?:it|the \w+) stays[^.]*(?:doctor|physio)/i),
  "says(/chest.*below/i) without the reason": (answer) =>
    says(answer, /chest[^.]*below/i) && !says(answer, /shoulder|press/i),
  "a date more than a year away or the nearer step 70 kg": (answer) =>
    says(answer, /\b20(?:2[89]|3\d)\b|70 kg/),
  "says(/great|well done/i) alone": (answer) => says(answer, /great|well done/i),
  "silent on effort": (answer) => !says(answer, /RPE|effort|limit/i),
  "any medical advice": (answer) => says(answer, /ibuprofen|\bmg\b|diagnos|safe for/i),
}
