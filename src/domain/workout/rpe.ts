/** How hard a set was, from 5 (easy) to 10 (nothing left), by halves; the easiest first. */
export const rpeChoices: readonly number[] = Array.from({ length: 11 }, (_, index) => 5 + index / 2)
