import { z } from "zod"
import { isLoopbackName } from "./loopback.ts"
import * as setting from "./settings.ts"
import { StartError } from "./start-error.ts"

/** Where people have an account already, and this server's registration there. */
export interface ProviderSettings {
  /** As clients ask for it, and as it is stored with accounts. */
  name: string
  /** As people know it: Continue with … */
  title: string
  /** GitHub speaks OAuth without OpenID. */
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

/** The providers of a JSON array, or of a file that holds one. Throws a StartError that repeats no secret. */
export function authProviders(environment: NodeJS.ProcessEnv, name: string): ProviderSettings[] {
  const value = setting.text(environment, name)
  if (value === undefined) return []
  const read = z.array(entry).safeParse(parsed(setting.jsonIn(value, name), name))
  if (!read.success) {
    const where = read.error.issues[0]?.path.join(".") ?? ""
    throw new StartError(
      `${name} must be a JSON array of {"name", "issuer", "clientId", "clientSecret"}, with "title" and "scopes" if wanted${where && `; wrong is ${where}`}.`,
    )
  }
  const names = read.data.map((each) => each.name)
  const twice = names.find((each, place) => names.indexOf(each) !== place)
  if (twice !== undefined) throw new StartError(`${name} holds "${twice}" twice.`)
  return read.data.map((each) => providerOf(each, name))
}

/** The one provider that people sign in with, of those given. */
export function onlyProvider(
  environment: NodeJS.ProcessEnv,
  name: string,
  providers: ProviderSettings[],
): string | undefined {
  const value = setting.text(environment, name)
  if (value === undefined || providers.some((provider) => provider.name === value)) return value
  throw new StartError(`${name} must be the name of one of AUTH_PROVIDERS, not "${value}".`)
}

function providerOf(given: z.infer<typeof entry>, name: string): ProviderSettings {
  const base = known.get(given.name)
  const issuer = given.issuer ?? base?.issuer
  if (issuer === undefined) {
    throw new StartError(
      `${name} needs the issuer of "${given.name}": the address where its discovery begins.`,
    )
  }
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

/** Secrets and codes don't travel in the clear, except within this machine. */
function isPrivate(address: string) {
  const { protocol, host } = new URL(address)
  return protocol === "https:" || isLoopbackName(host)
}

function parsed(json: string, name: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new StartError(`${name} holds no JSON.`)
  }
}
