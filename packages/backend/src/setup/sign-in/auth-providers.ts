import { z } from "zod"
import { isLoopbackName } from "../loopback.ts"
import { jsonIn } from "../keys/jwt-keys.ts"
import { type Environment, refusal } from "../settings/setting.ts"
import { signIn } from "../settings/sign-in.ts"

/** A provider where people already have an account, and this server's registration with it. */
export interface ProviderSettings {
  /** The name by which clients request the provider; it is also stored with accounts. */
  name: string
  /** The name shown to people: Continue with … */
  title: string
  /** GitHub uses OAuth without OpenID. */
  protocol: "openid" | "github"
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string[]
}

const openid = ["openid", "email", "profile"]
const known = new Map<string, Pick<ProviderSettings, "title" | "protocol" | "issuer" | "scopes">>([
  ["google", { title: "Google", protocol: "openid", issuer: "https://accounts.google.com", scopes: openid }],
  [
    "apple",
    {
      title: "Apple",
      protocol: "openid",
      issuer: "https://appleid.apple.com",
      scopes: ["openid", "email", "name"],
    },
  ],
  [
    "github",
    {
      title: "GitHub",
      protocol: "github",
      issuer: "https://github.com",
      scopes: ["read:user", "user:email"],
    },
  ],
])

const text = z.string().trim().min(1).max(2_000)
const entry = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,39}$/)
    .refine((name) => !["email", "phone", "anonymous", "sso"].includes(name)),
  title: text.max(60).optional(),
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine(isPrivate)
    .optional(),
  clientId: text,
  clientSecret: text,
  scopes: z.union([z.array(text), text.transform((value) => value.split(/[\s,]+/))]).optional(),
})

/** The providers in a JSON array, or in a file that contains one. Throws a refusal that doesn't reveal a secret. */
export function authProviders(environment: Environment): ProviderSettings[] {
  const value = signIn.providers.read(environment)
  if (value === undefined) return []
  const read = z.array(entry).safeParse(parseJson(jsonIn(value, signIn.providers)))
  if (!read.success) {
    const where = read.error.issues[0]?.path.join(".") ?? ""
    throw refusal(
      signIn.providers,
      `must be a JSON array of {"name", "issuer", "clientId", "clientSecret"}, optionally with "title" and "scopes"${where && `; ${where} is invalid`}.`,
    )
  }
  const names = read.data.map((each) => each.name)
  const twice = names.find((each, place) => names.indexOf(each) !== place)
  if (twice !== undefined) throw refusal(signIn.providers, `contains "${twice}" twice.`)
  return read.data.map(providerOf)
}

/** The one of these providers that everyone signs in with, if the operator allows only one. */
export function onlyProvider(
  environment: Environment,
  providers: readonly ProviderSettings[],
): string | undefined {
  const value = signIn.onlyProvider.read(environment)
  if (value === undefined || providers.some((provider) => provider.name === value)) return value
  throw refusal(signIn.onlyProvider, `must be ${signIn.onlyProvider.allowed}, not "${value}".`)
}

function providerOf(given: z.infer<typeof entry>): ProviderSettings {
  const base = known.get(given.name)
  const issuer = given.issuer ?? base?.issuer
  if (issuer === undefined)
    throw refusal(
      signIn.providers,
      `needs the issuer of "${given.name}", the address where discovery starts.`,
    )
  const { clientId, clientSecret } = given
  return {
    name: given.name,
    title: given.title ?? base?.title ?? given.name,
    protocol: base?.protocol ?? "openid",
    issuer,
    clientId,
    clientSecret,
    scopes: given.scopes ?? base?.scopes ?? openid,
  }
}

/** Whether secrets and codes may be sent to an address: only over TLS, or within this machine. */
function isPrivate(address: string) {
  const { protocol, host } = new URL(address)
  return protocol === "https:" || isLoopbackName(host)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw refusal(signIn.providers, "is not valid JSON.")
  }
}
