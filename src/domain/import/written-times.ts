const clockShape = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:[.,]\d+)?$/
const spokenShape =
  /^(?:(\d+) ?h(?:ours?|rs?|r)?\.?,? ?)?(?:(\d+) ?m(?:in(?:ute)?s?)?\.?,? ?)?(?:(\d+) ?s(?:ec(?:ond)?s?)?\.?)?$/i

/** The seconds in h:mm:ss, "1h 18m", "54m", "38min" or "22s"; null for anything else. */
export function readClock(text: string): number | null {
  const [, hours = 0, minutes, seconds] = clockShape.exec(text) ?? []
  if (seconds !== undefined) return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  const [, spokenHours, spokenMinutes, spokenSeconds] = spokenShape.exec(text) ?? []
  if (spokenHours === undefined && spokenMinutes === undefined && spokenSeconds === undefined) return null
  return (Number(spokenHours ?? 0) * 60 + Number(spokenMinutes ?? 0)) * 60 + Number(spokenSeconds ?? 0)
}
