import { mailAddress, url } from "./addresses.ts"
import { oneOf } from "./kinds.ts"

export const mail = {
  smtpUrl: url({
    name: "SMTP_URL",
    purpose: "The mail server.",
    otherwise: "none; emails go to a local mailbox, see `MAILBOX`",
    unset: undefined,
    protocols: ["smtp:", "smtps:"],
    example: "smtp://user:password@mail.example:587",
  }),
  from: mailAddress({
    name: "MAIL_FROM",
    purpose: "The sender address for emails.",
    otherwise: "the product's name with the address `no-reply@localhost`",
    unset: undefined,
    example: "Repertoire <no-reply@gym.example>",
  }),
  mailbox: oneOf({
    name: "MAILBOX",
    purpose:
      "Whether emails can be read in a mailbox on this server if `SMTP_URL` isn't set. `on` opens the mailbox at a secret address, printed at startup; `off` closes it.",
    otherwise: "open to this machine alone if `SITE_URL` is an address of this machine, otherwise closed",
    unset: undefined,
    words: ["on", "off"],
    example: "off",
  }),
}
