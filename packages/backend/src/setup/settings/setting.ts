import { StartError } from "../starting/start-error.ts"

export type Environment = Readonly<Record<string, string | undefined>>

/** What documents, `--help` and refusals say of a setting. */
export interface About {
  name: string
  /** What it does, in Markdown without links. */
  purpose: string
  /** What holds without it, in Markdown. Left out where the value itself says it. */
  otherwise?: string
  example: string
}

export interface Setting<T> extends Required<About> {
  /** The values that it takes, such as "a whole number from 1 to 65535". */
  allowed: string
  /** Throws a StartError that names the setting if its value can't be used. Secrets are never repeated. */
  read: (environment: Environment) => T
}

/** A variable without the spaces around it; undefined if it is unset or empty. */
export function valueOf(environment: Environment, { name }: { name: string }): string | undefined {
  return environment[name]?.trim() || undefined
}

/** Whether it has a value at all. */
export function isSet(environment: Environment, about: { name: string }): boolean {
  return valueOf(environment, about) !== undefined
}

/** What the operator reads about a value that can't be used. `problem` begins with a verb and ends with a full stop. */
export function refusal({ name, example }: Pick<About, "name" | "example">, problem: string): StartError {
  return new StartError(`${name} ${problem} For example: ${name}=${example}`)
}

/**
 * A setting that is `unset` without a value, and otherwise what `parse` makes of it. A value of which `parse` makes nothing is refused
 * with the allowed ones; `parse` throws a refusal of its own where more is to be said, or where the value is a secret.
 */
export function setting<T, U>(
  { unset, ...about }: About & { unset: U },
  allowed: string,
  parse: (value: string) => T | undefined,
): Setting<T | U> {
  const used = (value: string) => {
    const parsed = parse(value)
    if (parsed === undefined) throw refusal(about, `must be ${allowed}, not "${value}".`)
    return parsed
  }
  return {
    otherwise: unset === undefined ? "none" : `\`${String(unset)}\``,
    ...about,
    allowed,
    read: (environment) => {
      const value = valueOf(environment, about)
      return value === undefined ? unset : used(value)
    },
  }
}
