export interface HistoryCounts {
  sessions: number
  /** The exercises of all sessions. An exercise counts once for each place in which it appears. */
  exercises: number
  sets: number
}

/** Counts an export without sharing any code with readHistory. The two must agree. */
export function countHistory(csv: string): HistoryCounts {
  const [header = [], ...rows] = splitCsv(csv.replace(/^\uFEFF/, ""))
  const at = (...names: string[]) => header.findIndex((name) => names.includes(name))
  const [start, title] = [at("Date", "start_time"), at("Workout Name", "title")]
  const [exercise, order] = [at("Exercise Name", "exercise_title"), at("Set Order", "set_index")]
  const sets = rows.filter((row) => row.length > 1 && /^(\d+|[WDF])$/.test(row[order] ?? ""))
  const sessions = new Map<string, string[]>()
  let exercises = 0
  for (const row of sets) {
    const session = `${row[start]}|${row[title]?.trim()}`
    const [name = "", number = ""] = [row[exercise]?.trim(), row[order]]
    const [lastName, lastNumber] = sessions.get(session) ?? []
    if (name !== lastName || Number(number) <= Number(lastNumber)) exercises += 1
    sessions.set(session, [name, /\d/.test(number) || name !== lastName ? number : (lastNumber ?? "")])
  }
  return { sessions: sessions.size, exercises, sets: sets.length }
}

/** The cells of a CSV file by RFC 4180, read one character at a time. The separator is the character after the first cell. */
function splitCsv(csv: string): string[][] {
  const separator = /^"?[\w ()#]+"?([,;])/.exec(csv)?.[1] ?? ","
  const rows: string[][] = [[]]
  let [text, quoted] = ["", false]
  const closeCell = () => {
    rows.at(-1)?.push(text)
    text = ""
  }
  for (let index = 0; index < csv.length; index += 1) {
    const character = csv.charAt(index)
    if (quoted && character === '"' && csv.charAt(index + 1) === '"') text += csv.charAt((index += 1))
    else if (character === '"') quoted = !quoted
    else if (quoted || !/[\r\n,;]/.test(character)) text += character
    else if (character === separator) closeCell()
    else if (character === "\n") {
      closeCell()
      rows.push([])
    } else if (character !== "\r") text += character
  }
  closeCell()
  return rows
}
