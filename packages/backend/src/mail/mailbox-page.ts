import { escapeHtml } from "#server/http/escape-html.ts"
import type { Message } from "./message.ts"

export const mailboxStyle = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0 }
h2 { font-size: 1.125rem; margin: 0 }
p { margin: 0.25rem 0 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`

/** The mailbox as a page. Emails are shown as plain text; only their links can be followed. */
export function mailboxPage(messages: Message[]): string {
  const list =
    messages.length === 0
      ? "<p>No emails yet. They appear here as long as SMTP_URL isn't set.</p>"
      : messages.map(article).join("")
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<style>${mailboxStyle}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Emails that would have been sent. Reload to see new ones.</p>
${list}
</main>
</body>
</html>
`
}

function article({ recipient, subject, text, sent_at }: Message) {
  const sentAt = escapeHtml(sent_at)
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${sentAt}">${sentAt.replace("T", " ").replace(/\.\d+Z$/, " UTC")}</time></p>
<pre>${withLinks(text)}</pre>
</article>
`
}

/** Escaped text with clickable http addresses. */
function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const shown = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${shown}" rel="noreferrer">${shown}</a>` : shown
    })
    .join("")
}
