import type { CoachEvent } from "#domain/coach/asking/requests.ts"

// How often to send something. Proxies close connections that are silent for longer.
const heartbeatMilliseconds = 15_000

/** A response that streams the server-sent events that `write` sends. It ends when `write` does. */
export function eventStream(write: (send: (event: CoachEvent) => void) => Promise<void>): Response {
  const encoder = new TextEncoder()
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let isOpen = true
      const push = (text: string) => {
        try {
          if (isOpen) controller.enqueue(encoder.encode(text))
        } catch {
          // Sending fails once the client has disconnected.
          isOpen = false
        }
      }
      heartbeat = setInterval(() => push(": still here\n\n"), heartbeatMilliseconds)
      void write(({ event, data }) => push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)).finally(
        () => {
          clearInterval(heartbeat)
          if (isOpen) closeQuietly(controller)
        },
      )
    },
    cancel() {
      clearInterval(heartbeat)
    },
  })
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
  })
}

function closeQuietly(controller: ReadableStreamDefaultController) {
  try {
    controller.close()
  } catch {
    // Closing fails if the client has disconnected, and then there is nothing to close.
  }
}
