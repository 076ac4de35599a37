import { expect, type Page } from "@playwright/test"
import { test as base } from "../fixtures.ts"
import { networkOf } from "../network.ts"

/** A browser's messages when it has no network. */
const networkMissing = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|NetworkError/

/** A browser in which the app can be installed. */
export const test = base.extend({
  serviceWorkers: "allow",

  setOffline: async ({ context, problems }, use) => {
    const setNetwork = networkOf(context)
    await use((isOffline) => {
      problems.allow(networkMissing)
      return setNetwork(isOffline)
    })
  },
})

/** Waits until the service worker serves the page, so that the whole app is on the device. */
export async function beInstalled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), "served by the worker")
    .toBe(true)
}

/** Waits until the device stores results whose keys contain these words, one result for each word. */
export async function expectKept(page: Page, ...words: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await keptAnswers(page)
      return words.filter((word) => !kept.some(({ hash }) => hash.includes(word)))
    }, "not kept yet")
    .toEqual([])
}

/** Words in the keys of the last results that are prefetched, in their order. */
export const everythingKept = [
  "in full",
  "progress",
  "known",
  "weight_logs",
  "with last done",
  "memory",
  "trained",
  "for the coach",
  "avoided",
]

interface KeptRow {
  user_id: string
  hash: string
  /** The result as JSON. */
  text: string
}

/** Waits until the device stores a result whose key contains a word, and which contains a text. */
export async function expectKeptAnswer(page: Page, word: string, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await keptAnswers(page)
      return kept.some((row) => row.hash.includes(word) && row.text.includes(text))
    }, `${word} with ${text} is kept`)
    .toBe(true)
}

/** The rows of the database in which the app stores results. */
export function keptAnswers(page: Page): Promise<KeptRow[]> {
  return page.evaluate(
    () =>
      new Promise<KeptRow[]>((resolve, reject) => {
        const opening = indexedDB.open("repertoire-answers")
        opening.addEventListener("error", () => reject(opening.error))
        opening.addEventListener("success", () => {
          const database = opening.result
          if (!database.objectStoreNames.contains("answers")) {
            database.close()
            return resolve([])
          }
          const reading = database.transaction("answers").objectStore("answers").getAll()
          reading.addEventListener("success", () => {
            database.close()
            resolve(
              reading.result.map(({ user_id, hash, data }) => ({
                user_id,
                hash,
                text: JSON.stringify(data),
              })),
            )
          })
        })
      }),
  )
}

/** Replaces the results whose keys contain a word. */
export function spoilKept(page: Page, word: string, changes: object): Promise<void> {
  return page.evaluate(
    ([word, changes]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("repertoire-answers")
        opening.addEventListener("success", () => {
          const database = opening.result
          const transaction = database.transaction("answers", "readwrite")
          const store = transaction.objectStore("answers")
          const reading = store.getAll()
          reading.addEventListener("success", () => {
            const spoiled = reading.result.filter(({ hash }: KeptRow) => hash.includes(word))
            for (const row of spoiled) store.put({ ...row, ...changes })
          })
          transaction.addEventListener("complete", () => {
            database.close()
            resolve()
          })
        })
      }),
    [word, changes] as const,
  )
}
