import { isUnanswered } from "#domain/saving/wire-reply.ts"

/** Saves that got no response, by subject, so that a retry sends the same save again. */
export class UnansweredSaves<Command> {
  readonly #commands = new Map<string, Command>()

  /** Sends the subject's unanswered save, or the one that `make` creates, and remembers it until its outcome is known. */
  async send<Outcome extends { kind: string }>(
    about: string,
    make: () => Command | Promise<Command>,
    send: (command: Command) => Promise<Outcome>,
  ): Promise<{ command: Command; outcome: Outcome }> {
    const command = this.#commands.get(about) ?? (await make())
    this.#commands.set(about, command)
    const outcome = await send(command)
    if (!isUnanswered(outcome)) this.#commands.delete(about)
    return { command, outcome }
  }
}
