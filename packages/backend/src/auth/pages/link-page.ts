import type { FastifyReply } from "fastify"
import { linkLifetime } from "../codes/one-time-codes.ts"
import { sendPage } from "./person-page.ts"
import { momentInWords } from "../mails/notices.ts"
import type { LinkOwner } from "../codes/verification.ts"

interface Wording {
  title: (owner: LinkOwner["user"]) => string
  button: string
}

/** The wording of the page for each link `type`. */
const wordings = new Map(
  Object.entries<Wording>({
    signup: { title: ({ email }) => `Confirm ${email}?`, button: "Confirm Email Address" },
    invite: { title: () => "Accept the invitation?", button: "Accept the Invitation" },
    recovery: {
      title: ({ email }) => `Choose a new password for ${email}?`,
      button: "Choose a New Password",
    },
    magiclink: { title: ({ email }) => `Sign in as ${email}?`, button: "Sign In" },
    email: { title: ({ email }) => `Sign in as ${email}?`, button: "Sign In" },
    email_change: {
      title: ({ email_change: next }) => `Change your email address to ${next}?`,
      button: "Confirm the Change",
    },
  }),
)

interface Ask {
  /** The product's name. */
  product: string
  type: string
  owner: LinkOwner
  /** Where the button posts to, and the page the person is sent to afterwards. */
  action: string
  leadsTo: string
}

/** Asks before using an emailed link, so that a mail scanner that opens it doesn't use it up. */
export function askToFollow(reply: FastifyReply, { product, type, owner, action, leadsTo }: Ask) {
  const { user, sentAt } = owner
  const wording = wordings.get(type)
  if (!wording) return tellUnusable(reply, product, leadsTo)
  const asked = `You asked for this link on ${momentInWords(new Date(sentAt))}.`
  return sendPage(reply, 200, {
    product,
    title: wording.title(user),
    parts: [
      { kind: "button", text: wording.button, action },
      ...(type === "invite" ? [] : [{ kind: "remark" as const, text: asked }]),
    ],
    leadsTo,
  })
}

export function tellUnusable(reply: FastifyReply, product: string, siteUrl: string) {
  return sendPage(reply, 410, {
    product,
    title: "Email link is invalid or has expired",
    parts: [
      { kind: "text", text: `Each link works once and expires after ${linkLifetime / 60} minutes.` },
      { kind: "link", text: "Request a new link", address: `${new URL(siteUrl).origin}/login` },
    ],
  })
}
