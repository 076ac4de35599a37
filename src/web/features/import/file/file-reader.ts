import type { ImportPart } from "#web/offline/imports/staged-import-store.ts"
import type { CompletePhoto } from "#domain/export/complete-export.ts"
import type {
  Answer,
  Overview,
  ImportPreview,
  Question,
  ReadingAnswers,
  UnknownTable,
  Unreadable,
} from "./messages.ts"

type ReadFile = Overview | UnknownTable | { kind: "unreadable"; why: Unreadable }

/** Reads one file in a worker, which keeps the file's contents until the worker is closed. */
export interface FileReading {
  read: (answers: ReadingAnswers, onProgress: (share: number, rows: number) => void) => Promise<ReadFile>
  prepare: (about: Omit<Extract<Question, { ask: "prepare" }>, "ask">) => Promise<ImportPreview>
  /** A part of the last prepared import, counting from 1. */
  part: (part: number) => Promise<ImportPart>
  /** A progress photo in the last prepared import, counting from 0. */
  photo: (index: number) => Promise<CompletePhoto | undefined>
  /** Closes the worker, even in the middle of reading. */
  close: () => void
}

/** Opens a worker for a file. Requests are sent to it one at a time. */
export function readingOf(file: File): FileReading {
  const worker = new Worker(new URL("import-worker.ts", import.meta.url), { type: "module" })

  // Responses don't identify their request, so requests are sent one at a time.
  let lastAnswer: Promise<unknown> = Promise.resolve()
  function ask<Kind extends Answer["answer"]>(...question: Parameters<typeof askNow<Kind>>) {
    const next = lastAnswer.then(() => askNow(...question))
    lastAnswer = next.catch(() => undefined)
    return next
  }

  function askNow<Kind extends Answer["answer"]>(
    question: Question,
    kind: Kind,
    onProgress: (share: number, rows: number) => void = () => {},
  ): Promise<Extract<Answer, { answer: Kind }>> {
    return new Promise((resolve, reject) => {
      worker.addEventListener("error", (event) => reject(new Error(event.message)), { once: true })
      worker.addEventListener("message", function hear({ data }: MessageEvent<Answer>) {
        if (data.answer === "progress") return onProgress(data.share, data.rows)
        worker.removeEventListener("message", hear)
        if (isOf(data, kind)) return resolve(data)
        return reject(
          new Error(data.answer === "failed" ? data.message : "The reply is to a different question."),
        )
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- our own worker, not a window
      worker.postMessage(question)
    })
  }

  return {
    read: async (answers, onProgress) => (await ask({ ask: "read", file, answers }, "read", onProgress)).read,
    prepare: async (about) => (await ask({ ask: "prepare", ...about }, "prepared")).prepared,
    part: async (part) => (await ask({ ask: "part", part }, "part")).part,
    photo: async (index) => (await ask({ ask: "photo", index }, "photo")).photo,
    close: () => worker.terminate(),
  }
}

function isOf<Kind extends Answer["answer"]>(
  answer: Answer,
  kind: Kind,
): answer is Extract<Answer, { answer: Kind }> {
  return answer.answer === kind
}
