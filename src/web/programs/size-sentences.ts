import type { TooLong } from "#domain/programs/program-size.ts"

/** Why a program that is too long can't be saved, after "Nothing was changed:". */
export function tooLongText(found: NonNullable<TooLong>): string {
  return found.what === "program"
    ? "The program is too long. Remove weeks or exercises."
    : `${found.name} has too many different weeks and sets. Remove some.`
}
