import { plural, writeList } from "#domain/text/formats.ts"

/** The wording of `KeepKeys`, in a file that only its pages fetch. */
export const sentences = {
  keepKeys: (names: readonly string[]) =>
    `${plural(names.length, { one: "Keep your API key", other: "Keep your API keys" })}: ${writeList(names)}`,
  otherwise: (count: number) =>
    plural(count, {
      one: "Otherwise, the key stops working when you change your password.",
      other: "Otherwise, the keys stop working when you change your password.",
    }),
}
