/** The results of a number of equal tasks. Times are in milliseconds. */
export interface Measurement {
  count: number
  seconds: number
  perSecond: number
  p50: number
  p95: number
}

/** Runs every task once, as many at a time as there are clients, and times each. Stops at the first failure. */
export async function measure<Task, Client>(
  tasks: Iterable<Task>,
  clients: Client[],
  run: (task: Task, client: Client) => Promise<unknown>,
): Promise<Measurement> {
  const queue = tasks[Symbol.iterator]()
  const times: number[] = []
  const work = async (client: Client) => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const started = performance.now()
      await run(next.value, client)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(clients.map(work))
  return summarize(times, (performance.now() - started) / 1000)
}

/** The measurement of tasks that took `times` each, and `seconds` in total. */
export function summarize(times: number[], seconds: number): Measurement {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    seconds,
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
  }
}

/** The smallest of the sorted values that is at least as large as this share of them; 0 if there are none. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** "save over HTTP, 8 clients   312/s   p50 24.1 ms   p95 40.2 ms   (521 in 1.7 s)" */
export function line(what: string, { count, seconds, perSecond, p50, p95 }: Measurement): string {
  const rate = `${perSecond.toFixed(0)}/s`.padStart(9)
  return `${what.padEnd(46)}${rate}   p50 ${p50.toFixed(2)} ms   p95 ${p95.toFixed(2)} ms   (${count} in ${seconds.toFixed(1)} s)`
}

/** "0.62×": one rate as a ratio to another. */
export const ratio = (of: Measurement, against: Measurement) =>
  `${(of.perSecond / against.perSecond).toFixed(2)}×`

/** One of several ways of doing the same work. */
export interface Contestant {
  name: string
  run: () => Promise<Measurement>
}

/**
 * Runs the contestants in turn, for several rounds after a warm-up round, so that whatever else the machine does affects all of them alike. Prints
 * the median round of each, and the rate of the first one as a ratio to each of the others.
 */
export async function compare([first, ...others]: [Contestant, ...Contestant[]], roundsWanted = 3) {
  const rounds = new Map<Contestant, Measurement[]>()
  for (let round = 0; round <= roundsWanted; round += 1)
    for (const contestant of [first, ...others]) {
      const measurement = await contestant.run()
      if (round > 0) rounds.set(contestant, [...(rounds.get(contestant) ?? []), measurement])
    }
  const ours = middle(rounds.get(first))
  console.log(line(first.name, ours))
  for (const contestant of others) {
    const theirs = middle(rounds.get(contestant))
    console.log(`${line(contestant.name, theirs)}   ratio ${ratio(ours, theirs)}`)
  }
}

/** The round with the median rate; an empty measurement if there are no rounds. */
export function middle(rounds: Measurement[] = []): Measurement {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond)
  return sorted[Math.floor(sorted.length / 2)] ?? summarize([], 0)
}
