import type { Page } from "@playwright/test"

/** A file for a person to choose. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const textFile = (name: string, text: string | Buffer): ChosenFile => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
})

const strongColumns =
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

/** A Strong export: a Push workout on each of these days in November, with sets of a library exercise and of an unknown one. */
export function strongExport(days: readonly number[], extra: readonly string[] = []): string {
  const rows = days.flatMap((day) => {
    const date = `2025-11-${String(day).padStart(2, "0")} 18:00:00`
    return [
      `${date},Push,1h 5m,Bench Press (Barbell),W,40,10,0,0,"slow, easy",,`,
      `${date},Push,1h 5m,Bench Press (Barbell),1,${80 + day},5,0,0,,,8`,
      `${date},Push,1h 5m,Bench Press (Barbell),Rest Timer,0,0,0,120,,,`,
      `${date},Push,1h 5m,Zorbing,1,0,0,0,45,,,`,
    ]
  })
  return [strongColumns, ...rows, ...extra].join("\n")
}

export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(file)
}

/** Goes back from a preview or a finished import to choose another file. */
export async function chooseAnotherFile(page: Page, file: ChosenFile): Promise<void> {
  await page.getByRole("button", { name: /^(Cancel|Import Another File)$/ }).click()
  await chooseFile(page, file)
}
