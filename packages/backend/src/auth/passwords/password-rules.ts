import { invalid, weakPassword } from "../requests/refusals.ts"

/** The rules for new passwords. */
export interface PasswordRules {
  /** 400 or 422 if the password isn't acceptable. */
  check(password: string): Promise<void>
  /** Why a correct password (an imported one, for example) would be refused under today's rules; reported in the response to a sign-in. */
  weaknessOf(password: string): Promise<Weakness | undefined>
}

interface Weakness {
  message: string
  reasons: string[]
}

const longestBytes = 72
const tooLong = "Password cannot be longer than 72 characters"
const wellKnown = "Password is known to be weak and easy to guess, please choose a different one."
/** The number of common passwords that are refused; attackers try these first. */
const mostCommon = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** `shortest` is in characters. The most common passwords are refused unless the operator allows them. */
export function passwordRules(
  shortest: number,
  { refusesCommon }: { refusesCommon: boolean },
): PasswordRules {
  const tooShort = `Password should be at least ${shortest} characters.`
  const weaknessOf = async (password: string) => {
    if (password.length < shortest) return { message: tooShort, reasons: ["length"] }
    if (!refusesCommon) return undefined
    common ??= readCommon()
    if ((await common).has(password.toLowerCase())) return { message: wellKnown, reasons: ["pwned"] }
    return undefined
  }
  return {
    weaknessOf,
    check: async (password) => {
      if (Buffer.byteLength(password) > longestBytes) throw invalid(tooLong)
      const weakness = await weaknessOf(password)
      if (weakness) throw weakPassword(weakness.message, weakness.reasons)
    },
  }
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"].slice(0, mostCommon))
}
