import type { FunctionContext, FunctionHandler } from "#functions/function-context.ts"
import { refusals } from "./refusals.ts"

/** How long a function may take, in milliseconds. */
export interface FunctionLimits {
  /** Until its answer begins. */
  untilAnswer: number
  /** Until its answer ends. */
  untilEnd: number
}

/**
 * Runs one function and gives its answer, whose body may still be on its way. `gone` ends with the client. Throws an HttpError when the
 * function fails (500) or does not answer in time (504); `failed` hears why.
 */
export async function runFunction(
  handler: FunctionHandler,
  asked: { request: Request; context: FunctionContext; limits: FunctionLimits },
  { over, failed }: { over: AbortController; failed: (error: unknown) => void },
): Promise<Response> {
  const { request, context, limits } = asked
  const ending = setTimeout(() => over.abort(), limits.untilEnd)
  over.signal.addEventListener("abort", () => clearTimeout(ending), { once: true })
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    waiting = setTimeout(() => {
      reject(refusals.tooSlow())
      over.abort()
    }, limits.untilAnswer)
  })
  const running = handler(request, context).catch((error: unknown) => {
    if (!over.signal.aborted) failed(error)
    throw refusals.crashed()
  })
  try {
    return await Promise.race([running, tooSlow])
  } finally {
    clearTimeout(waiting)
  }
}
