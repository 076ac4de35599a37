import type { Config } from "#server/setup/config.ts"
import { deadFarEnds } from "#server/setup/starting/far-ends.ts"
import { about, type Finding } from "./finding.ts"
import { sentences } from "./sentences.ts"

/** The mail server, and the other servers that settings name. */
export async function examineFarEnds(config: Config): Promise<Finding[]> {
  const dead = await deadFarEnds(config, new AbortController().signal)
  const ofMail = dead.filter((sentence) => sentence.startsWith("SMTP_URL"))
  const others = dead.filter((sentence) => !ofMail.includes(sentence))
  return [
    ...(ofMail.length > 0 ? ofMail.map((sentence) => about("Mail").broken(sentence)) : [mail(config)]),
    ...others.map((sentence) => about("Other servers").broken(sentence)),
  ]
}

function mail({ smtpUrl, mailFrom, mailbox }: Config): Finding {
  const ofMail = about("Mail")
  if (smtpUrl === undefined) return ofMail.look(sentences.noMailServer(mailbox !== "off"))
  return mailFrom.includes("@localhost") ? ofMail.look(sentences.noSender) : ofMail.ok(sentences.mailServer)
}
