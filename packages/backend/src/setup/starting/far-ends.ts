import { once } from "node:events"
import { connect } from "node:net"
import type { Config } from "../config.ts"
import { codeOf } from "../keys/kept-file.ts"

const patience = 5_000

/** A remote server that a setting names. */
interface FarEnd {
  setting: string
  /** The address without user and password, safe to show. */
  shown: string
  host: string
  port: number
  /** The consequence if the server doesn't respond, such as "no codes can be sent to phones". */
  follows: string
}

/**
 * Tries to reach the servers that the settings name. Resolves with a sentence for each one that doesn't respond within five
 * seconds, or with none once the signal is aborted. Nothing is sent to them.
 */
export async function deadFarEnds(config: Config, signal: AbortSignal): Promise<string[]> {
  const sentences = await Promise.all(
    farEnds(config).map(async ({ setting, shown, host, port, follows }) => {
      const reason = await whyNotReached(host, port, signal)
      return reason === undefined
        ? []
        : [`${setting}: ${shown} isn't responding (${reason}); ${follows} until it does.`]
    }),
  )
  return signal.aborted ? [] : sentences.flat()
}

function farEnds({ smtpUrl, storageS3, authProviders, authSms }: Config): FarEnd[] {
  const end = (setting: string, address: string, follows: string): FarEnd => {
    const { protocol, hostname, port } = new URL(address)
    const usual = { "smtp:": 587, "smtps:": 465, "http:": 80 }[protocol] ?? 443
    // A URL has brackets around an IPv6 address.
    const host = hostname.replace(/^\[|\]$/g, "")
    return { setting, shown: `${hostname}:${port || usual}`, host, port: Number(port || usual), follows }
  }
  return [
    ...(smtpUrl === undefined ? [] : [end("SMTP_URL", smtpUrl, "emails wait")]),
    ...(storageS3 === undefined
      ? []
      : [end("STORAGE_S3_URL", storageS3.url, "files can't be stored or read")]),
    ...authProviders.map(({ name, issuer }) =>
      end("AUTH_PROVIDERS", issuer, `nobody can sign in with "${name}"`),
    ),
    ...(typeof authSms === "object"
      ? [end("AUTH_SMS_URL", authSms.url, "no codes can be sent to phones")]
      : []),
  ]
}

async function whyNotReached(host: string, port: number, signal: AbortSignal): Promise<string | undefined> {
  const socket = connect({ host, port })
  socket.on("error", () => {})
  try {
    await once(socket, "connect", { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
    // The greeting is read to its end and both sides are closed, because an unread greeting would cause an error on the other server.
    socket.setTimeout(patience, () => socket.destroy())
    socket.resume().end()
    return undefined
  } catch (error) {
    socket.destroy()
    return codeOf(error) === "ABORT_ERR" ? "no response" : (codeOf(error) ?? "unknown error")
  }
}
