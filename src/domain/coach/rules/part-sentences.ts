import { plural } from "#domain/text/formats.ts"

const setsOf = (count: number) => plural(count, { one: "1 set", other: `${count} sets` })

/** Words for the sets of one planned exercise and how they differ from each other. */
export const partSentences = {
  topAndBackOff: (top: string, backOff: string) => `${top}, then ${backOff}`,
  backOff: (tops: number, backOffs: number, percent: number | null) =>
    `${setsOf(tops)} at the top, then ${setsOf(backOffs)}${percent === null ? "" : ` at ${percent}% of that load`}.`,
  insteadOf: (before: string, name: string, isForWeeks: boolean) =>
    `${name} takes the place of ${before}${isForWeeks ? " for 4 to 6 weeks" : ""}.`,
  lastSets: (name: string) => `Based on your last sets of ${name}.`,
  rule: (name: string, rule: string) => `${name}: ${rule}`,
  ramp: "Each set heavier than the one before.",
}
