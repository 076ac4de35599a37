import type { User } from "@supabase/auth-js"

/** "Passkey", or "Passkey 2" and so on, because two factors of an account must not have the same name. */
export function unusedName({ factors = [] }: User, name: string): string {
  const names = new Set(factors.map(({ friendly_name: each }) => each))
  for (let nth = 2, unused = name; ; nth += 1) {
    if (!names.has(unused)) return unused
    unused = `${name} ${nth}`
  }
}
