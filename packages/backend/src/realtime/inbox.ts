const mostMessagesASecond = 200
const mostBytesASecond = 16 * 1_048_576
const mostJoinsASecond = 100
const mostWaiting = 1_000
const mostBytesWaiting = 8 * 1_048_576

/** One socket's incoming messages, handled in order and within its rate limits. */
export class Inbox {
  #turn: Promise<void> = Promise.resolve()
  #waiting = { messages: 0, bytes: 0 }
  #rate = { second: 0, messages: 0, joins: 0, bytes: 0 }

  /** Handles a message after the earlier ones. Returns false if the socket sends too much; `handle` must not reject. */
  take(bytes: number, handle: () => Promise<void>): boolean {
    if (this.#count("messages") > mostMessagesASecond || this.#count("bytes", bytes) > mostBytesASecond)
      return false
    if (this.#waiting.messages >= mostWaiting || this.#waiting.bytes + bytes > mostBytesWaiting) return false
    this.#wait(1, bytes)
    this.#turn = this.#turn.then(handle).finally(() => this.#wait(-1, -bytes))
    return true
  }

  takesJoin(): boolean {
    return this.#count("joins") <= mostJoinsASecond
  }

  #wait(messages: number, bytes: number) {
    this.#waiting.messages += messages
    this.#waiting.bytes += bytes
  }

  #count(what: "messages" | "joins" | "bytes", number = 1) {
    const second = Math.floor(Date.now() / 1_000)
    if (this.#rate.second !== second) this.#rate = { second, messages: 0, joins: 0, bytes: 0 }
    return (this.#rate[what] += number)
  }
}
