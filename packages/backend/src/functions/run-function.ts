import type { FunctionContext, FunctionHandler } from "./function-context.ts"
import { refusals } from "./refusals.ts"

/** How long a function may take, in milliseconds. */
export interface FunctionLimits {
  /** The time until the function's response starts. */
  untilAnswer: number
  /** The time until the response ends. The call counts as running for that long. */
  untilEnd: number
}

/**
 * Runs a function and returns its response, whose body may still be streaming. `over` is aborted when the client leaves or a
 * time limit is exceeded. Throws an HttpError if the function fails (500) or doesn't respond in time (504); `failed` is called
 * with the reason for a failure.
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
