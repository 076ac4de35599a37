import { plural } from "#domain/text/formats.ts"

const setsOf = (count: number) => plural(count, { one: "1 set", other: `${count} sets` })

/** How the sets of one exercise differ from each other. */
export const partSentences = {
  topAndBackOff: (top: string, backOff: string) => `${top}, then ${backOff}`,
  backOff: (tops: number, backOffs: number, percent: number | null) =>
    `${setsOf(tops)} at the top, then ${setsOf(backOffs)}${percent === null ? "" : ` with ${percent}% of that load`}.`,
  lighter: (name: string) => `${name}: half the sets with less weight, on the same days.`,
  wayBack: (name: string) => `${name}: after days away, come back over several sessions.`,
  hold: (name: string) => `${name}: nothing goes up for now.`,
  sore: (name: string) => `${name}: lighter, because it loads a joint that you noted as sore.`,
  ramp: "Each set heavier than the one before.",
}
