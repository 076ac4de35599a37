interface ReachedTop {
  /** The top of an open range such as "5+"; null for a closed one. */
  openTop: number | null
  /** Whether the last set had far more reps than planned. */
  isFarMore: boolean
}

/** The reasons for the suggestions of the next session. Loads are written with their units. */
export const progressionSentences = {
  bodyWeight: "body weight",
  easeBackWithReps: (days: number, reps: number) =>
    `It’s been ${days} days. Ease back in with ${reps} in each set.`,
  easeBackAt: (days: number, load: string) => `It’s been ${days} days. Ease back in at ${load}.`,
  moreReps: (done: string, reps: number) => `Last time ${done}. Try ${reps} in each set.`,
  repsAt: (done: string, load: string) => `${done} at ${load}`,
  moreLoad: (last: string, reached: ReachedTop, load: string) =>
    `Last time you hit ${last}${reachedText(reached)}. Try ${load}.`,
  stay: (last: string, load: string, top: number, planned: number) =>
    `Last time ${last}. Stay at ${load} until you get ${goalText(top, planned)}.`,
}

function reachedText({ openTop, isFarMore }: ReachedTop): string {
  if (openTop === null) return ""
  return isFarMore ? ", far more than planned in the last set" : `, at least ${openTop} in every set`
}

function goalText(top: number, planned: number): string {
  if (planned === 2) return `${top} in both sets`
  return `${top} in ${planned > 2 ? `all ${planned} sets` : "every set"}`
}
