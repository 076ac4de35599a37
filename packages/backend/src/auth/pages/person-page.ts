import type { FastifyReply } from "fastify"
import { escapeHtml } from "#server/http/escape-html.ts"

// Styles for a page about an account, in light and dark mode. The colors are the app's.
const style = `:root{color-scheme:light dark}
body{margin:0;padding:12vh 16px 24px;background:#f6f4ec;color:#16223a;font:17px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:26rem;margin:0 auto}
h1{font-size:26px;line-height:1.2;overflow-wrap:anywhere}
b{overflow-wrap:anywhere}
button{width:100%;min-height:56px;padding:12px 20px;border:0;border-radius:3px;background:#16223a;color:#f6f4ec;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #f5e339;outline-offset:2px}
a{color:inherit}
.soft{color:#4a5670;font-size:15px}
@media (prefers-color-scheme:dark){body{background:#141b28;color:#ebe8df}button{background:#ebe8df;color:#141b28}.soft{color:#b3bac8}}`

/** Part of a page: text, a remark, a button that posts, or a link. */
type Part =
  | { kind: "text" | "remark"; text: string }
  | { kind: "button"; text: string; action: string }
  | { kind: "link"; text: string; address: string }

interface Page {
  /** The product's name. */
  product: string
  title: string
  parts: Part[]
  /** Where a posted form may redirect to, besides this server. */
  leadsTo?: string
}

/** Sends a page to someone who followed an emailed link. All text is escaped here, so callers pass it raw. */
export function sendPage(reply: FastifyReply, status: number, { product, title, parts, leadsTo }: Page) {
  const heading = escapeHtml(title)
  return reply
    .code(status)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${targets(leadsTo)}; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title><style>${style}</style></head><body><main><p><strong>${escapeHtml(product)}</strong></p><h1>${heading}</h1>${parts.map(partHtml).join("")}</main></body></html>`,
    )
}

/** The addresses for the form-action policy, which browsers also apply to the redirect after a form is posted. */
function targets(address: string | undefined) {
  if (address === undefined) return "'self'"
  const { origin, protocol } = new URL(address)
  return `'self' ${origin === "null" ? protocol : origin}`
}

function partHtml(part: Part): string {
  const text = escapeHtml(part.text)
  if (part.kind === "button") {
    return `<form method="post" action="${escapeHtml(part.action)}"><button>${text}</button></form>`
  }
  if (part.kind === "link") return `<p><a href="${escapeHtml(part.address)}">${text}</a></p>`
  return part.kind === "remark" ? `<p class="soft">${text}</p>` : `<p>${text}</p>`
}
