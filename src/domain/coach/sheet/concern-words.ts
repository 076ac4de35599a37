import type { Concern } from "#domain/coach/lifts/concerns.ts"

const sentences: Record<Exclude<Concern["kind"], "sore">, string> = {
  emergency: "You noted chest pain or fainting: stop training and get medical help now.",
  pregnancy:
    "You noted that you’re pregnant: keep your loads as they are, and ask your midwife or doctor about your training.",
  illness: "You noted a fever or the flu: rest until you are well.",
  doctor: "Your notes mention something to see a doctor about. Do that before you train harder.",
  worn: "You noted bad sleep, aches or heaviness: take it easier before you push on.",
}

/** What the coach says about a concern in the notes. It never names a cause, clears anyone for training or treats anything. */
export function concernWords(concern: Concern): string {
  return concern.kind === "sore"
    ? `You noted a sore ${concern.joint}: go lighter there for two weeks. If it stays sore, see a doctor or physio.`
    : sentences[concern.kind]
}
