/** How hard a set was, from 5 (easy) to 10 (nothing left), by halves; the hardest first. */
export const rpeChoices: readonly number[] = Array.from({ length: 11 }, (_, index) => 10 - index / 2)
