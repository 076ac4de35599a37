import type { Concern } from "#domain/coach/lifts/concerns.ts"
import { writeList } from "#domain/text/formats.ts"

const concerns: Record<Exclude<Concern["kind"], "sore">, string> = {
  emergency:
    "You wrote about chest pain or fainting. Don’t train. If it happens again, stop and get medical help now.",
  pregnancy:
    "You wrote that you’re pregnant, so no weights or sets go up. Ask your midwife or doctor how to train.",
  illness: "You wrote about a fever or the flu. Rest until you’re well.",
  doctor:
    "You wrote about dizziness, surgery, numbness or your heart. Ask your doctor how to train; nothing goes up until then.",
  worn: "You wrote that you sleep badly or that everything aches.",
}

/** What the built-in coach says about a person's notes, limits and age. */
export const cautionSentences = {
  concern: (concern: Concern) =>
    concern.kind === "sore"
      ? `You noted a sore ${concern.joint}. Exercises that load it are lighter for two weeks. If it stays sore, see a doctor or physio.`
      : concerns[concern.kind],
  whys: {
    notes: { rule: "Your notes can only make training easier, never harder.", data: "Based on your notes." },
    limits: {
      rule: "Your limits can only make training easier, never harder.",
      data: "Based on the limits in your profile.",
    },
    age: { rule: "Under 18, technique comes before weight.", data: "Because of your age." },
    program: {
      rule: "The program that you’re following decides what comes next for its own exercises.",
      data: "Based on the program that you’re following.",
    },
  },
  limited: (what: string, exercises: readonly string[]) =>
    `Your limits include ${what}, so ${writeList(exercises)} ${exercises.length === 1 ? "is" : "are"} left out.`,
  spared: (joints: readonly string[]) =>
    `Your limits include ${writeList(joints)}, so nothing here puts much load on ${joints.length === 1 ? "it" : "them"}.`,
  joint: (joint: string) => `your ${joint}`,
  led: (program: string, exercises: readonly string[]) =>
    `“${program}” decides what comes next for ${writeList(exercises)}, so ${exercises.length === 1 ? "it isn’t" : "they aren’t"} planned here.`,
  avoided: (exercises: readonly string[]) => `You avoid ${writeList(exercises)}.`,
  minor: "Learn the technique with a coach or another adult beside you. No heavy singles.",
  noPull:
    "You have nothing to pull on, so your back gets little training. A pull-up bar or a band would fix that.",
}
