import { formatDay } from "#domain/days/day-text.ts"
import { type DayOrder, dayOrders, readTime } from "#domain/import/read-time.ts"
import type { OpenSpelling, SpellingAnswers } from "#domain/import/spelling.ts"
import { type DecimalMark, readNumber } from "#domain/import/written-numbers.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { sentences } from "./question-sentences.ts"
import { Choice } from "./choice.tsx"

/** The questions that have no default answer and must be answered before the import. */
export const spellingQuestions = ["dayOrder", "decimalMark", "timeUnit"] as const

interface SpellingQuestionsProps {
  open: OpenSpelling
  spelling: SpellingAnswers
  onSpell: (spelling: SpellingAnswers) => void
}

/** Questions about ambiguous dates and numbers. No answer is assumed. */
export function SpellingQuestions({ open, spelling, onSpell }: SpellingQuestionsProps) {
  const { dayOrder, decimalMark, timeUnit } = open
  return (
    <>
      {dayOrder !== undefined && (
        <Choice
          label={sentences.means(dayOrder)}
          options={dayOrders.map((value) => ({
            value,
            text: dayIn(dayOrder, value),
          }))}
          chosen={spelling.dayOrder}
          onChoose={(answer) => onSpell({ ...spelling, dayOrder: answer })}
        />
      )}
      {decimalMark !== undefined && (
        <Choice
          label={sentences.means(decimalMark)}
          options={["." as const, "," as const].map((value) => ({
            value,
            text: valueOf(decimalMark, value),
          }))}
          chosen={spelling.decimalMark}
          onChoose={(answer) => onSpell({ ...spelling, decimalMark: answer })}
        />
      )}
      {timeUnit !== undefined && (
        <Choice
          label={sentences.setTimesIn(timeUnit)}
          options={[
            { value: "s", text: sentences.seconds },
            { value: "min", text: sentences.minutes },
            { value: "h", text: sentences.hours },
          ]}
          chosen={spelling.timeUnit}
          onChoose={(answer) => onSpell({ ...spelling, timeUnit: answer })}
        />
      )}
    </>
  )
}

/** "Jul 6, 2024" */
function dayIn(example: string, order: DayOrder): string {
  const time = readTime(example, order)
  return time === null || time.kind === "moment" ? example : formatDay(time.day, "short")
}

const valueOf = (example: string, mark: DecimalMark) => formatNumber(readNumber(example, mark))
