import { escapeHtml } from "#server/http/escape-html.ts"

// Self-contained styles for emails, in light and dark mode. The colors are the app's.
const style = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:#f6f4ec;color:#16223a;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:28rem;margin:0 auto;border-top:3px solid #16223a}
h1{font-size:20px;line-height:1.25}
.button{display:inline-block;padding:12px 20px;border-radius:3px;background:#16223a;color:#f6f4ec;font-weight:600;text-decoration:none}
.digits{font-size:28px;font-weight:700;letter-spacing:.15em}
.soft{color:#4a5670;font-size:14px}
@media (prefers-color-scheme:dark){body{background:#141b28;color:#ebe8df}main{border-color:#ebe8df}.button{background:#ebe8df;color:#141b28}.soft{color:#b3bac8}}`

/** Part of an email: a paragraph, a button, a code or a remark. */
type Part =
  | { kind: "text" | "remark" | "code"; text: string }
  | { kind: "button"; text: string; link: string }

/** The HTML of an email from a product. All text is escaped here, so callers pass it raw. */
export function mailPage(product: string, title: string, parts: Part[]): string {
  const heading = escapeHtml(title)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${heading}</title><style>${style}</style></head><body><main><p><strong>${escapeHtml(product)}</strong></p><h1>${heading}</h1>${parts.map(partHtml).join("")}</main></body></html>`
}

function partHtml(part: Part): string {
  const text = escapeHtml(part.text)
  if (part.kind === "button") return `<p><a href="${escapeHtml(part.link)}" class="button">${text}</a></p>`
  if (part.kind === "code") return `<p class="digits">${text}</p>`
  return part.kind === "remark" ? `<p class="soft">${text}</p>` : `<p>${text}</p>`
}
