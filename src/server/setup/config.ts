import { anonKeyFrom, checkedApiKey, serviceRoleKeyFrom } from "./api-keys.ts"
import { type AuthSettings, authSettings } from "./auth-settings.ts"
import { doubtsOf } from "./doubts.ts"
import { isLoopbackName } from "./loopback.ts"
import { misspeltSettings, watched } from "./misspelt-settings.ts"
import { keptJwtKeys, keptJwtSecret, keptStravaKey, prepareDataFolder } from "./secrets.ts"
import { type SamlKey, samlKey } from "./saml-key.ts"
import * as setting from "./settings.ts"
import { StartError } from "./start-error.ts"
import type { JWK } from "jose"
import { resolve } from "node:path"

/** The validated configuration. Names of the variables: README, "Settings". */
/** A bucket of an S3-compatible store, which belongs to this server alone, or a part of one. */
export interface S3Settings {
  /** Of the bucket, and of a folder in it: https://s3.example/bucket/folder. */
  url: string
  region: string
  keyId: string
  secret: string
}

export interface Config extends AuthSettings {
  port: number
  host: string
  /** The public address, without a trailing slash. */
  siteUrl: string
  /** False if siteUrl is only derived from HOST and PORT: then the app is told the address it was requested under. */
  siteUrlIsSet: boolean
  dataDir: string
  databaseUrl: string | undefined
  databaseListenUrl: string | undefined
  jwtSecret: string
  /** Private ES256 keys; the first one signs, all of them verify. */
  jwtKeys: JWK[]
  /** Undefined if nobody signs in by SAML. */
  saml: SamlKey | undefined
  anonKey: string
  serviceRoleKey: string
  smtpUrl: string | undefined
  mailFrom: string
  /** Who can read the mails that weren't sent: this machine, anybody who knows a secret address, or nobody. */
  mailbox: "machine" | "secret" | "off"
  /** False accepts tokens without an end, for another audience or from another issuer. */
  jwtStrict: boolean
  tablesSchemas: string[]
  /** A function that is called before each request to the tables. */
  tablesPreRequest: string | undefined
  tablesMaxRows: number
  /** The role of requests without a token. */
  tablesAnonRole: string
  tablesAggregates: boolean
  /** Whether a client may ask for a statement's plan. */
  tablesPlan: boolean
  tablesSearchPath: string[]
  /** How many of a user's statements run at once; further ones wait. */
  tablesStatementsPerUser: number
  tablesBounds: TablesBounds
  /** Settings passed to the database with each request, by name. */
  databaseSettings: Record<string, string>
  /** Whether clients may request a rollback (`Prefer: tx=rollback`). */
  tablesTxEnd: "commit" | "commit-allow-override"
  /** No file is larger. */
  storageMostBytes: number
  /** What the unfinished uploads of one account may not go beyond. */
  storageUnfinished: { uploads: number; bytes: number }
  /** Where whole files are; undefined: in the data folder. */
  storageS3: S3Settings | undefined
  /** How realtime follows changes; undefined for the best way that the database allows. */
  realtimeChanges: "log" | "triggers" | undefined
  /** Whether people without an account may join channels and broadcast. */
  realtimeGuests: boolean
  logLevel: string
  trustProxy: false | number | string
  /** False if trustProxy is only the default. */
  trustProxyIsSet: boolean
  /** Whether all subdomains of this site use TLS too. */
  hstsSubdomains: boolean
  privacyContact: string
  /** The provider of the AI features; without a key they are unavailable and say so. */
  openai: { apiKey: string | undefined; baseUrl: string; model: string; timeoutSeconds: number }
  /** AI requests per person and day. */
  aiDailyLimit: number
  /** This server's registration at Strava, and the key that seals its users' tokens; undefined if it isn't registered there. */
  strava:
    | { clientId: string; clientSecret: string; baseUrl: string | undefined; tokenKey: string }
    | undefined
  /** Where and how often automatic backups are made; undefined if they are off. */
  backups: { folder: string; everyHours: number; passphrase: string | undefined } | undefined
  /** Sentences about settings that are allowed, but hardly meant as they are. */
  doubts: string[]
}

/** The limits of a table request: far beyond anything the app needs. */
interface TablesBounds {
  answerBytes: number
  patterns: number
  patternLength: number
  embedDepth: number
  /** Rows that one request may write. */
  writeRows: number
}

/**
 * Reads the settings and the secrets in the data folder, creating the folder if needed. Throws a StartError that names the wrong
 * setting.
 */
export async function readConfig(given: NodeJS.ProcessEnv): Promise<Config> {
  const { environment, asked } = watched(given)
  const config = await completeSettings(environment)
  return { ...config, doubts: [...misspeltSettings(given, asked), ...doubtsOf(environment, config)] }
}

async function completeSettings(environment: NodeJS.ProcessEnv): Promise<Omit<Config, "doubts">> {
  const settings = readSettings(environment)
  if (settings.authSms === "mailbox" && settings.smtpUrl !== undefined) {
    throw new StartError("AUTH_SMS_URL=mailbox needs the local mailbox, which SMTP_URL replaces.")
  }
  const { dataDir } = settings
  await prepareDataFolder(dataDir)
  const jwtSecret = setting.longSecret(environment, "JWT_SECRET") ?? (await keptJwtSecret(dataDir))
  return {
    ...settings,
    jwtSecret,
    jwtKeys: setting.jwtKeys(environment, "JWT_KEYS") ?? (await keptJwtKeys(dataDir)),
    strava: await strava(environment, dataDir),
    saml: await samlKey(environment, dataDir),
    anonKey: checkedApiKey(environment, "ANON_KEY", "anon", jwtSecret) ?? anonKeyFrom(jwtSecret),
    serviceRoleKey:
      checkedApiKey(environment, "SERVICE_ROLE_KEY", "service_role", jwtSecret) ??
      serviceRoleKeyFrom(jwtSecret),
  }
}

/** Undefined if the server isn't registered at Strava. The key seals its users' tokens. */
async function strava(environment: NodeJS.ProcessEnv, dataDir: string): Promise<Config["strava"]> {
  const clientId = setting.text(environment, "STRAVA_CLIENT_ID")
  const clientSecret = setting.text(environment, "STRAVA_CLIENT_SECRET")
  const baseUrl = setting.url(environment, "STRAVA_BASE_URL", ["http:", "https:"])
  const tokenKey = setting.longSecret(environment, "STRAVA_TOKEN_KEY")
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined)
    throw new StartError("STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET must be set together.")
  return { clientId, clientSecret, baseUrl, tokenKey: tokenKey ?? (await keptStravaKey(dataDir)) }
}

function backups(environment: NodeJS.ProcessEnv): Config["backups"] {
  const folder = setting.text(environment, "BACKUP_DIR")
  const everyHours = setting.wholeNumber(environment, "BACKUP_EVERY", { from: 1, to: 744, otherwise: 24 })
  const passphrase = setting.text(environment, "BACKUP_PASSPHRASE")
  return folder === undefined ? undefined : { folder: resolve(folder), everyHours, passphrase }
}

function readSettings(environment: NodeJS.ProcessEnv) {
  const port = setting.wholeNumber(environment, "PORT", { from: 1, to: 65_535, otherwise: 3000 })
  const host = setting.text(environment, "HOST") ?? "127.0.0.1"
  const siteUrl = setting.siteUrl(environment, "SITE_URL")
  const accountBytes = setting.wholeNumber(environment, "ACCOUNT_MAX_BYTES", {
    from: 1,
    to: Number.MAX_SAFE_INTEGER,
    otherwise: 1_073_741_824,
  })
  const aiDailyLimit = setting.wholeNumber(environment, "AI_DAILY_LIMIT", {
    from: 1,
    to: 100_000,
    otherwise: 30,
  })
  return {
    port,
    host,
    siteUrl: siteUrl ?? `http://${reachableName(host)}:${port}`,
    siteUrlIsSet: siteUrl !== undefined,
    dataDir: resolve(setting.text(environment, "DATA_DIR") ?? "data"),
    databaseUrl: setting.postgresUrl(environment, "DATABASE_URL"),
    databaseListenUrl: setting.postgresUrl(environment, "DATABASE_LISTEN_URL"),
    smtpUrl: setting.url(environment, "SMTP_URL", ["smtp:", "smtps:"]),
    mailbox: mailbox(environment, siteUrl),
    mailFrom: setting.mailAddress(environment, "MAIL_FROM") ?? "Repertoire <no-reply@localhost>",
    ...authSettings(environment),
    jwtStrict: setting.yesOrNo(environment, "JWT_STRICT") ?? true,
    tablesSchemas: setting.list(environment, "TABLES_SCHEMAS") ?? ["public"],
    tablesPreRequest: setting.text(environment, "TABLES_PRE_REQUEST"),
    tablesAnonRole: setting.text(environment, "TABLES_ANON_ROLE") ?? "anon",
    tablesAggregates: setting.yesOrNo(environment, "TABLES_AGGREGATES") ?? false,
    tablesPlan: setting.yesOrNo(environment, "TABLES_PLAN") ?? false,
    tablesSearchPath: setting.list(environment, "TABLES_SEARCH_PATH") ?? ["public", "extensions"],
    tablesMaxRows: setting.wholeNumber(environment, "TABLES_MAX_ROWS", {
      from: 1,
      to: 1_000_000,
      otherwise: 1000,
    }),
    tablesStatementsPerUser: setting.wholeNumber(environment, "TABLES_STATEMENTS_PER_USER", {
      from: 1,
      to: 100,
      otherwise: 4,
    }),
    tablesBounds: {
      answerBytes: bound(environment, "TABLES_MAX_ANSWER_BYTES", 16_777_216),
      patterns: bound(environment, "TABLES_MAX_PATTERNS", 10),
      patternLength: bound(environment, "TABLES_MAX_PATTERN_LENGTH", 500),
      embedDepth: bound(environment, "TABLES_MAX_EMBED_DEPTH", 4),
      writeRows: bound(environment, "TABLES_MAX_WRITE_ROWS", 5_000),
    },
    databaseSettings: {
      "app.account_max_rows": String(bound(environment, "ACCOUNT_MAX_ROWS", 2_000_000)),
      "app.ai_daily_limit": String(aiDailyLimit),
      "app.account_max_bytes": String(accountBytes),
      "app.ai_server_daily_limit": String(bound(environment, "AI_SERVER_DAILY_LIMIT", 1_000)),
      "app.ai_server_daily_tokens": String(bound(environment, "AI_SERVER_DAILY_TOKENS", 5_000_000)),
    },
    storageS3: s3Settings(environment),
    storageMostBytes: bound(environment, "STORAGE_MAX_BYTES", 52_428_800),
    storageUnfinished: { uploads: bound(environment, "STORAGE_MAX_UNFINISHED", 20), bytes: accountBytes },
    realtimeChanges: setting.oneOf(environment, "REALTIME_CHANGES", ["log", "triggers"]),
    realtimeGuests: setting.yesOrNo(environment, "REALTIME_GUESTS") ?? false,
    tablesTxEnd: setting.oneOf(environment, "TABLES_TX_END", ["commit", "commit-allow-override"]) ?? "commit",
    logLevel: setting.oneOf(environment, "LOG_LEVEL", logLevels) ?? "info",
    trustProxy: setting.trustProxy(environment, "TRUST_PROXY") ?? false,
    trustProxyIsSet: setting.text(environment, "TRUST_PROXY") !== undefined,
    hstsSubdomains: setting.yesOrNo(environment, "HSTS_INCLUDE_SUBDOMAINS") ?? false,
    privacyContact: setting.text(environment, "PRIVACY_CONTACT") ?? "",
    openai: {
      apiKey: setting.text(environment, "OPENAI_API_KEY"),
      baseUrl:
        setting.url(environment, "OPENAI_BASE_URL", ["http:", "https:"]) ?? "https://api.openai.com/v1",
      model: setting.text(environment, "OPENAI_MODEL") ?? "gpt-4o",
      timeoutSeconds: setting.wholeNumber(environment, "OPENAI_TIMEOUT_SECONDS", {
        from: 1,
        to: 600,
        otherwise: 600,
      }),
    },
    aiDailyLimit,
    backups: backups(environment),
  }
}

/** A store for files besides the data folder: all of it, or none. */
function s3Settings(environment: NodeJS.ProcessEnv): Config["storageS3"] {
  const url = setting.url(environment, "STORAGE_S3_URL", ["http:", "https:"])
  const keyId = setting.text(environment, "STORAGE_S3_KEY_ID")
  const secret = setting.text(environment, "STORAGE_S3_SECRET")
  const region = setting.text(environment, "STORAGE_S3_REGION") ?? "us-east-1"
  if (url === undefined) return undefined
  if (!/^\/[^/]/.test(new URL(url).pathname))
    throw new StartError("STORAGE_S3_URL must name a bucket: https://s3.example/bucket.")
  if (keyId === undefined || secret === undefined)
    throw new StartError("STORAGE_S3_URL needs STORAGE_S3_KEY_ID and STORAGE_S3_SECRET.")
  return { url, region, keyId, secret }
}

function bound(environment: NodeJS.ProcessEnv, name: string, otherwise: number) {
  return setting.wholeNumber(environment, name, { from: 1, to: 1_000_000_000, otherwise })
}

/** The default is "machine" only if the site is local: behind a proxy, every visitor looks like this machine. */
function mailbox(environment: NodeJS.ProcessEnv, siteUrl: string | undefined): Config["mailbox"] {
  const isWanted = setting.oneOf(environment, "MAILBOX", ["on", "off"])
  if (isWanted === "off") return "off"
  if (siteUrl === undefined || isLoopbackName(new URL(siteUrl).host)) return "machine"
  return isWanted === "on" ? "secret" : "off"
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"]

/** A host name under which this machine reaches a server that listens on `host`. */
export function reachableName(host: string) {
  if (host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}
