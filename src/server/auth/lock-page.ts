import { escapeHtml } from "#server/http/escape-html.ts"

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem}
button{font:inherit;font-weight:600;padding:.75rem 1rem;width:100%}`

/** Asks before an account is locked: whoever only looks at the address, as mail scanners do, changes nothing. */
export function lockQuestion(token: string): string {
  return page("Lock your account?", [
    `<p>Every device is signed out. The change that we wrote you about is taken back, with whatever was added after it, and you get a mail to choose a new password. Your workouts stay.</p>`,
    `<form method="post" action="?token=${escapeHtml(encodeURIComponent(token))}"><button>Lock My Account</button></form>`,
  ])
}

export function lockedPage(email: string): string {
  return page("Your account is locked.", [
    `<p>Every device is signed out. We sent a mail to <b>${escapeHtml(email)}</b>: choose a new password with it.</p>`,
  ])
}

export function unusableLockPage(): string {
  return page("This link no longer works.", [
    `<p>It works once, for seven days. If something is wrong with your account, choose a new password on the sign-in page.</p>`,
  ])
}

function page(title: string, parts: string[]) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${parts.join("")}</body></html>`
}
