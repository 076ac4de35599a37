import { isUnanswered } from "#domain/saving/wire-reply.ts"

/** Saves whose answer never came, by what they are about: tried again, each is the same save. */
export class UnansweredSaves<Command> {
  readonly #commands = new Map<string, Command>()

  /** Sends the save about something that was not answered, or the one that `make` makes, and remembers it until its end is known. */
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
