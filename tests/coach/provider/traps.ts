// The replies that case C40 names to trap the checks, each with what is expected of it.
import type { ClaimsOff } from "#domain/coach/asking/replies.ts"
import { weekdays } from "#domain/days/weekday-words.ts"
import type { WrittenCase } from "../cases/case-file.ts"
import type { Asked, Outcome } from "./asking.ts"
import type { Trial } from "./trials.ts"

interface Trap {
  reply: string
  holds: (outcome: Outcome, asked: Asked) => boolean
}

const weekWith = (exercises: readonly object[]) => ({
  week_summary: "One day.",
  schedule: weekdays.map((day) => ({
    day: day.slice(0, 3).toLowerCase(),
    workout: day === "Monday" ? { name: "A", description: "", exercises } : { exercises: [] },
    notes: "",
  })),
})
const part = (name: string, sets: number, reps: string, weight: number): Trap => ({
  reply: JSON.stringify(weekWith([{ name, sets, reps, weight, notes: "" }])),
  holds: ({ end }) =>
    end.event === "result" &&
    (end.data.marks.some((mark) => mark.includes(`${weight} kg`)) ||
      (end.data.source === "rules" && !textIn(end).includes(`${weight}`))),
})
const textIn = (end: Outcome["end"]) => JSON.stringify(end.event === "result" ? end.data.reply : "")
const offIn = (end: Outcome["end"]): ClaimsOff | null =>
  end.event === "result" ? ((end.data.reply as { off?: ClaimsOff }).off ?? null) : null

const analysis = (insights: readonly string[]) => ({
  ...{ summary: "A steady workout.", exerciseFeedback: [], overallInsights: insights },
  suggestions: ["Sleep well.", "Drink enough.", "Stop with a rep or two to spare."],
})
const calm = ["You trained.", "Well done.", "A steady session.", "Your form holds.", "You came back."]

const traps: Readonly<Record<string, Trap>> = {
  "reply with Front Squat (Barbell) 3x5@250: mark(load)": part("Front Squat (Barbell)", 3, "5", 250),
  "reply with Hip Thrust (Barbell) 3x8@300: mark(load)": part("Hip Thrust (Barbell)", 3, "8", 300),
  "reply with Back Squat 5x12@150: mark(load)": part("Back Squat (Barbell)", 5, "12", 150),
  "reply 'sets':'3', '```json' fences, day 'mon', rest {exercises: []}: read": {
    reply: `\`\`\`json\n${JSON.stringify({
      ...{ name: "A", description: "" },
      exercises: [{ name: "Back Squat (Barbell)", sets: "3", reps: 5, weight: "145 kg", notes: "" }],
    })}\n\`\`\``,
    holds: ({ end }) => end.event === "result" && end.data.source === "model" && end.data.marks.length === 0,
  },
  "reply Bench 250: mark": {
    reply: JSON.stringify({
      ...{ title: "Bench 250 kg", type: "strength", exerciseName: "Bench Press (Barbell)" },
      ...{ metric: "weight", targetValue: 250, targetDate: "2027-01-20" },
    }),
    holds: ({ end }) => end.event === "result" && end.data.marks.length > 0,
  },
  "reply 'You benched 140 kg for 12 reps': marked and not stored as fact; 'take 400 mg ibuprofen': sentence removed; link removed":
    {
      reply: JSON.stringify(
        analysis([
          ...calm,
          "You benched 140 kg for 12 reps.",
          "Take 400 mg ibuprofen.",
          "See http://evil.example for more.",
        ]),
      ),
      holds: ({ end }) =>
        offIn(end)?.marked === 1 &&
        offIn(end)?.removed === 2 &&
        textIn(end).includes("Not in your log: “You benched 140 kg for 12 reps.”") &&
        !/http|ibuprofen/i.test(textIn(end)),
    },
  "reply 'You trained 30 times' with 18: replaced by 18": {
    reply: JSON.stringify({
      ...{ summary: "You trained 30 times.", keyMetrics: null, insights: calm },
      ...{ recommendations: ["Sleep well."], goalProgress: [] },
    }),
    // This person has trained on 7 days of the month.
    holds: ({ end }, { question }) => {
      const workouts = question.claims.list.facts.find(
        ({ name, unit }) => name === "total" && unit === "workouts",
      )
      return textIn(end).includes(`You trained ${workouts?.value} workouts`) && !textIn(end).includes("30")
    },
  },
}

/** A case's traps for a question. Throws if the text of one can't be read. */
export function trapsOf({ id, ...written }: WrittenCase, asked: Asked): Trial[] {
  if (id !== "C40") return []
  return written[asked.feature].must.map((text) => {
    const trap = traps[text]
    if (!trap) throw new Error(`Nothing reads "${text}".`)
    const { reply, holds } = trap
    return {
      kind: text,
      replies: [reply],
      faults: () => [],
      dangers: (outcome) => (holds(outcome, asked) ? [] : ["doesn’t hold"]),
    }
  })
}
