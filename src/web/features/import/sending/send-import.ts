import * as z from "zod/mini"
import { readReply, type WireFailure, type WireReply } from "#domain/saving/wire-reply.ts"
import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import type { ImportAbout, ImportPart } from "#web/offline/imports/staged-import-store.ts"

/** The time limit for creating the rows: enough for ten years of training. */
const finishMilliseconds = 300_000
const startSchema = z.object({ status: z.string(), parts: z.array(z.number()) })
const stagedSchema = z.object({ part: z.number() })
const finishedSchema = z.object({ new_exercises: z.nullable(z.number()) })

/** Thrown when an import can't continue. */
export class ImportFailure extends Error {
  override name = "ImportFailure"

  constructor(readonly failure: WireFailure) {
    super(failure.kind)
  }
}

interface Sending {
  about: ImportAbout
  part: (part: number) => Promise<ImportPart>
  /** Called with the number of parts that the server has received. */
  onProgress: (parts: number) => void
  signal: AbortSignal
}

/**
 * Sends or continues an import; repeating this is safe. Returns the number of exercises created. Throws ImportFailure, and anything that
 * `part` throws.
 */
export async function sendImport({ about, part, onProgress, signal }: Sending): Promise<number> {
  const start = orFail(
    await backend
      .rpc("begin_import", { import: about })
      .abortSignal(AbortSignal.any([signal, responseTimeout()])),
    startSchema,
  )
  const received = new Set(start.parts)
  for (let number = 1; start.status === "open" && number <= about.parts; number += 1) {
    onProgress(received.size)
    // Parts are sent one at a time, because they are in chronological order and the server handles an account's requests one after the other anyway.
    if (!received.has(number)) await stage(about.id, number, await part(number), signal)
    received.add(number)
  }
  onProgress(about.parts)
  const limit = AbortSignal.timeout(finishMilliseconds)
  const finished = await backend
    .rpc("finish_import", { import_id: about.id })
    .abortSignal(AbortSignal.any([signal, limit]))
  return orFail(finished, finishedSchema).new_exercises ?? 0
}

async function stage(
  id: string,
  part: number,
  { workouts, weights, others }: ImportPart,
  signal: AbortSignal,
) {
  const reply = await backend
    .rpc("stage_import_part", {
      import_id: id,
      part,
      workouts,
      weights,
      others,
    })
    .abortSignal(AbortSignal.any([signal, responseTimeout()]))
  orFail(reply, stagedSchema)
}

function orFail<Answer extends object>(reply: WireReply, schema: z.ZodMiniType<Answer>): Answer {
  const read = readReply(reply, schema)
  if (read.kind !== "saved") throw new ImportFailure(read)
  return read
}
