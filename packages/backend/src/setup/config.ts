import { anonKeyFrom, checkedApiKey, serviceRoleKeyFrom } from "./keys/api-keys.ts"
import { type AuthSettings, authSettings } from "./sign-in/auth-settings.ts"
import { doubtsOf } from "./starting/doubts.ts"
import { isLoopbackName } from "./loopback.ts"
import { jwtKeys } from "./keys/jwt-keys.ts"
import { misspeltSettings } from "./starting/misspelt-settings.ts"
import type { ProductConfig, ProductSettings } from "./product-settings.ts"
import { keptJwtKeys, keptJwtSecret, keptProductSecret, prepareDataFolder } from "./keys/secrets.ts"
import { type SamlKey, samlKey } from "./keys/saml-key.ts"
import { backups, files } from "./settings/files.ts"
import { keys } from "./settings/keys.ts"
import { mail } from "./settings/mail.ts"
import { address, database, live } from "./settings/server.ts"
import { type Environment, isSet, refusal } from "./settings/setting.ts"
import { tables } from "./settings/tables.ts"
import { type TablesSettings, tablesSettings } from "./tables-settings.ts"
import { StartError } from "./starting/start-error.ts"
import type { JWK } from "jose"
import { join, resolve } from "node:path"

/** A bucket of an S3-compatible store, or a folder in one, that only this server uses. */
export interface S3Settings {
  /** The address of the bucket and the folder: https://s3.example/bucket/folder. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** The validated configuration, read from the variables that `settings` describes. */
export interface Config extends AuthSettings, TablesSettings, Omit<ProductConfig, "databaseSettings"> {
  /** What the product is called. */
  productName: string
  /** The sentence that promises what is kept when a person locks their account. */
  staysWhenLocked: string
  port: number
  host: string
  /** The public address, without a trailing slash. */
  siteUrl: string
  /** Whether siteUrl was set. If it is only derived from HOST and PORT, the app gets the address at which it was requested. */
  siteUrlIsSet: boolean
  dataDir: string
  databaseUrl: string | undefined
  databaseListenUrl: string | undefined
  jwtSecret: string
  /** Private ES256 keys; the first one signs, all of them verify. */
  jwtKeys: JWK[]
  /** The key and certificate for SAML requests; undefined if SAML is off. */
  saml: SamlKey | undefined
  anonKey: string
  serviceRoleKey: string
  smtpUrl: string | undefined
  mailFrom: string
  /** Who can read unsent emails: this machine, anyone who knows a secret address, or nobody. */
  mailbox: "machine" | "secret" | "off"
  /** If false, tokens without an expiry, for another audience or from another issuer are accepted. */
  jwtStrict: boolean
  /** The maximum size of a file, in bytes. */
  storageMostBytes: number
  /** The limits on one account's unfinished uploads. */
  storageUnfinished: { uploads: number; bytes: number }
  /** Where complete files are stored; undefined for the data folder. */
  storageS3: S3Settings | undefined
  /** How realtime follows changes; undefined for the best way that the database allows. */
  realtimeChanges: "log" | "triggers" | undefined
  /** Whether people without an account may join channels and broadcast. */
  realtimeGuests: boolean
  logLevel: string
  trustProxy: false | number | string
  /** Whether trustProxy was set; false if it is only the default. */
  trustProxyIsSet: boolean
  /** Whether all subdomains of this site use TLS too. */
  hstsSubdomains: boolean
  /** The bearer token for /metrics; undefined if there are no metrics. */
  metricsToken: string | undefined
  /** Where and how often automatic backups are made; undefined if they are off. */
  backups: { folder: string; everyHours: number; passphrase: string | undefined } | undefined
  /** Where a backup is made before an update of the database; undefined if that is off. */
  backupBeforeUpdate: { folder: string; passphrase: string | undefined } | undefined
  /** Warnings about settings that are valid but probably mistakes. */
  doubts: string[]
}

/**
 * Reads the settings, including the product's, and the secrets in the data folder, creating the folder if needed. Throws a StartError that names an
 * invalid setting.
 */
export async function readConfig(product: ProductSettings, environment: Environment): Promise<Config> {
  const config = await completeSettings(product, environment)
  return { ...config, doubts: [...misspeltSettings(environment, product), ...doubtsOf(environment, config)] }
}

async function completeSettings(
  product: ProductSettings,
  environment: Environment,
): Promise<Omit<Config, "doubts">> {
  const settings = readSettings(environment)
  if (settings.authSms === "mailbox" && settings.smtpUrl !== undefined) {
    throw new StartError("AUTH_SMS_URL=mailbox needs the local mailbox, which SMTP_URL replaces.")
  }
  const { dataDir } = settings
  await prepareDataFolder(dataDir)
  const jwtSecret = keys.jwtSecret.read(environment) ?? (await keptJwtSecret(dataDir))
  const ofProduct = await product.configure(environment, (name) => productSecret(product, dataDir, name))
  return {
    ...settings,
    ...ofProduct,
    databaseSettings: { ...settings.databaseSettings, ...ofProduct.databaseSettings },
    productName: product.name,
    staysWhenLocked: product.staysWhenLocked,
    mailFrom: settings.mailFrom ?? `${product.name} <no-reply@localhost>`,
    jwtSecret,
    jwtKeys: jwtKeys(environment) ?? (await keptJwtKeys(dataDir)),
    saml: await samlKey(environment, dataDir),
    anonKey: checkedApiKey(environment, keys.anonKey, "anon", jwtSecret) ?? anonKeyFrom(jwtSecret),
    serviceRoleKey:
      checkedApiKey(environment, keys.serviceRoleKey, "service_role", jwtSecret) ??
      serviceRoleKeyFrom(jwtSecret),
  }
}

/** One of the product's secrets. Throws if the product doesn't declare it, because it would be missing from backups. */
function productSecret({ secrets }: ProductSettings, dataDir: string, name: string): Promise<string> {
  if (!secrets.includes(name)) throw new Error(`The product doesn't define a secret called ${name}.`)
  return keptProductSecret(dataDir, name)
}

function backupSettings(environment: Environment): Config["backups"] {
  const folder = backups.folder.read(environment)
  const everyHours = backups.everyHours.read(environment)
  const passphrase = backups.passphrase.read(environment)
  return folder === undefined ? undefined : { folder: resolve(folder), everyHours, passphrase }
}

function beforeUpdate(environment: Environment): Config["backupBeforeUpdate"] {
  if (!backups.beforeUpdate.read(environment)) return undefined
  const folder =
    backups.folder.read(environment) ?? join(database.dataDir.read(environment), "before-updates")
  return { folder: resolve(folder), passphrase: backups.passphrase.read(environment) }
}

function readSettings(environment: Environment) {
  return {
    ...addressSettings(environment),
    ...authSettings(environment),
    ...tablesSettings(environment),
    dataDir: resolve(database.dataDir.read(environment)),
    databaseUrl: database.url.read(environment),
    databaseListenUrl: database.listenUrl.read(environment),
    smtpUrl: mail.smtpUrl.read(environment),
    mailFrom: mail.from.read(environment),
    jwtStrict: keys.jwtStrict.read(environment),
    storageS3: s3Settings(environment),
    storageMostBytes: files.mostBytes.read(environment),
    storageUnfinished: {
      uploads: files.mostUnfinished.read(environment),
      bytes: tables.accountBytes.read(environment),
    },
    realtimeChanges: live.changes.read(environment),
    realtimeGuests: live.guests.read(environment),
    backups: backupSettings(environment),
    backupBeforeUpdate: beforeUpdate(environment),
  }
}

function addressSettings(environment: Environment) {
  const port = address.port.read(environment)
  const host = address.host.read(environment)
  const siteUrl = address.siteUrl.read(environment)
  return {
    port,
    host,
    siteUrl: siteUrl ?? `http://${reachableName(host)}:${port}`,
    siteUrlIsSet: siteUrl !== undefined,
    mailbox: mailbox(environment, siteUrl),
    logLevel: address.logLevel.read(environment),
    trustProxy: address.trustProxy.read(environment),
    trustProxyIsSet: isSet(environment, address.trustProxy),
    hstsSubdomains: address.hstsSubdomains.read(environment),
    metricsToken: address.metricsToken.read(environment),
  }
}

/** The S3 settings: all of them or none. */
function s3Settings(environment: Environment): Config["storageS3"] {
  const url = files.s3Url.read(environment)
  const keyId = files.s3KeyId.read(environment)
  const secret = files.s3Secret.read(environment)
  const region = files.s3Region.read(environment)
  if (url === undefined) return undefined
  if (!/^\/[^/]/.test(new URL(url).pathname)) throw refusal(files.s3Url, "must name a bucket.")
  if (keyId === undefined || secret === undefined)
    throw new StartError("STORAGE_S3_URL needs STORAGE_S3_KEY_ID and STORAGE_S3_SECRET.")
  return { url, region, keyId, secret }
}

/** Who can open the mailbox. It is "machine" only if the site is local, because behind a proxy every visitor seems to be on this machine. */
function mailbox(environment: Environment, siteUrl: string | undefined): Config["mailbox"] {
  const isWanted = mail.mailbox.read(environment)
  if (isWanted === "off") return "off"
  if (siteUrl === undefined || isLoopbackName(new URL(siteUrl).host)) return "machine"
  return isWanted === "on" ? "secret" : "off"
}

/** A host name by which this machine can reach a server that listens on `host`. */
export function reachableName(host: string) {
  if (host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}
