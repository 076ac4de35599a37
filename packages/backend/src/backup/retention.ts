const daysKept = 7
const weeksKept = 4
const shape = /^repertoire-(\d{4})(\d{2})(\d{2})-\d{6}\.backup$/

/** The file name of a backup made at this time, such as "repertoire-20261123-030000.backup", in UTC. */
export function backupName(now: Date): string {
  return `repertoire-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-")}.backup`
}

/** Whether a file is an automatic backup. */
export const isOwnBackup = (name: string) => shape.test(name)

/**
 * The backups to delete. For each of the latest seven days and the latest four weeks that have a backup, the last one is kept.
 */
export function backupsToRemove(names: readonly string[]): string[] {
  const latestFirst = names.filter(isOwnBackup).toSorted().toReversed()
  const kept = new Set([
    ...lastOfEach(latestFirst, dayOf, daysKept),
    ...lastOfEach(latestFirst, weekOf, weeksKept),
  ])
  return latestFirst.filter((name) => !kept.has(name))
}

function lastOfEach(
  latestFirst: readonly string[],
  spanOf: (name: string) => string,
  count: number,
): string[] {
  const last = new Map<string, string>()
  for (const name of latestFirst) if (!last.has(spanOf(name))) last.set(spanOf(name), name)
  return [...last.values()].slice(0, count)
}

const dayOf = (name: string) => name.replace(shape, "$1-$2-$3")

/** The Monday of the week in which a backup was made. */
function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
