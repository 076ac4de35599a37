// Paths (the steps from a question to an answer) with one mistake each, which the replies to the cases must notice.
import {
  goalReplySchema,
  monthReplySchema,
  routineReplySchema,
  weekReplySchema,
  workoutReplySchema,
} from "#domain/coach/asking/replies.ts"
import type { CoachEvent } from "#domain/coach/asking/requests.ts"
import { monthFigures, withFigures } from "#domain/coach/rules/month-figures.ts"
import type { CheckedReply } from "#domain/coach/checks/claims/text-checks.ts"
import { analysisAnswer, type Question, reader } from "#functions/coach/question.ts"
import { type Asked, type ReplyPath, rightPath } from "./asking.ts"
import { marksOn } from "./marks.ts"

const unchecked = <Reply>(reply: Reply): CheckedReply<Reply> => ({ reply, findings: [], isRefused: false })
/** Parses a reply without checking it against the facts. Its marks stay. */
function readUnchecked(asked: Asked): Question["read"] {
  const { feature, athlete } = asked
  if (feature === "workout") return reader(workoutReplySchema, unchecked, analysisAnswer)
  if (feature === "month")
    return reader(
      monthReplySchema,
      (reply) => unchecked(withFigures(reply, monthFigures(athlete.workouts))),
      analysisAnswer,
    )
  const answered = (reply: Parameters<typeof marksOn>[0]) => ({
    reply,
    marks: marksOn(reply, athlete).map(({ sentence }) => sentence),
  })
  if (feature === "goal") return reader(goalReplySchema, unchecked, answered)
  if (feature === "week") return reader(weekReplySchema, unchecked, answered)
  return reader(routineReplySchema, unchecked, answered)
}

/** A path that changes the question. */
const asking = (change: (asked: Asked) => Partial<Question>): ReplyPath => ({
  ...rightPath,
  question: (asked) => ({ ...asked.question, ...change(asked) }),
})

/** A path that leaves out the marks of one check. */
const unmarked = (check: string) =>
  asking(({ feature, athlete, question: { read } }) => ({
    read: (written) => {
      const reading = read(written)
      if (reading.kind !== "answer" || feature === "workout" || feature === "month") return reading
      const hidden = marksOn(reading.answer.reply as Parameters<typeof marksOn>[0], athlete)
        .filter((mark) => mark.check === check)
        .map(({ sentence }) => sentence)
      const marks = reading.answer.marks.filter((sentence) => !hidden.includes(sentence))
      return { ...reading, answer: { ...reading.answer, marks } }
    },
  }))

const mostRounds = 4

export const wrongPaths: Readonly<Record<string, ReplyPath>> = {
  "claims unchecked": asking((asked) => ({ read: readUnchecked(asked) })),
  "loads unchecked": unmarked("load"),
  "limits unchecked": unmarked("avoid"),
  "skill unchecked": unmarked("skill"),
  "exercises unfiltered": asking(({ athlete, question }) => ({
    prompt: {
      ...question.prompt,
      data: { ...question.prompt.data, exercises: athlete.exercises.map((each) => each.exercise_name) },
    },
  })),
  "the whole person in the prompt": asking(({ athlete: { goals, workouts }, question }) => ({
    prompt: {
      ...question.prompt,
      data: { who: "0f8fad5b-d9cb-469f-a165-70867728950e", goals, workouts, ...question.prompt.data },
    },
  })),
  "strict parsing": asking(({ question: { read } }) => ({
    read: (written) => read(written.startsWith("{") && written.endsWith("}") ? written : "none"),
  })),
  "refused replies shown": asking((asked) => {
    const { read } = asked.question
    return {
      read: (written) => (read(written).kind === "refused" ? readUnchecked(asked)(written) : read(written)),
    }
  }),
  "no repair": {
    ...rightPath,
    answer: (context, send) =>
      rightPath.answer({ ...context, begin: () => Promise.resolve({ refused: "busy" }) }, send),
  },
  "repair unlimited": {
    ...rightPath,
    answer: async (context, send) => {
      for (let round = 0; round < mostRounds; round += 1) {
        let last: CoachEvent | null = null
        // oxlint-disable-next-line no-await-in-loop -- each round depends on the result of the one before
        await rightPath.answer(context, (event) => {
          last = event
          send(event)
        })
        if (isModels(last)) return
      }
    },
  },
}

const isModels = (event: CoachEvent | null) => event?.event === "result" && event.data.source === "model"

/** The case that notices each mistake, if the first few don't. */
export const tellingReplies: Readonly<Record<string, string>> = {
  "limits unchecked": "C32",
  "skill unchecked": "C06",
}
