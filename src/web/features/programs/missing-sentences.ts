import { titles } from "#web/shell/title-sentences.ts"

/** The wording shown in place of a program that doesn't exist. */
export const sentences = {
  title: "Program",
  gone: "This program no longer exists. It may have been deleted.",
  toPrograms: `Back to ${titles["/programs"]}`,
}
