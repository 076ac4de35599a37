/** An address pattern from the settings, split into parts so that no part of an address can be mistaken for another. */
export interface RedirectPattern {
  scheme: string
  host: RegExp
  /** The port. Undefined means the scheme's default port, and `*` means any port. */
  port: string | undefined
  path: RegExp
  /** A path ending in `**` also matches any query. */
  takesAnyQuery: boolean
  query: string
}

const shape = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(\/[^?#]*)?(\?[^#]*)?$/i

/**
 * Parses a pattern such as `https://*.gym.example/**`: `*` matches within one host label or path segment, `**` across them.
 * Undefined if it isn't a pattern.
 */
export function readRedirectPattern(text: string): RedirectPattern | undefined {
  const [, scheme, authority = "", path, query = ""] = shape.exec(text) ?? []
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[^:@%\\]*)(?::(\d+|\*))?$/i.exec(authority) ?? []
  if (scheme === undefined || host === undefined) return undefined
  // "myapp://**" means every address of the scheme.
  const pathPattern = path ?? (host === "**" ? "**" : "/")
  return {
    scheme: scheme.toLowerCase(),
    host: glob(host.toLowerCase(), "."),
    port,
    path: glob(pathPattern, "/"),
    takesAnyQuery: pathPattern.endsWith("**"),
    query,
  }
}

function glob(pattern: string, separator: "." | "/"): RegExp {
  const source = pattern.replace(/\*\*|\*|[.+?^${}()|[\]\\/-]/g, (found) => {
    if (found === "**") return ".*"
    return found === "*" ? `[^${separator}]*` : `\\${found}`
  })
  return new RegExp(`^${source}$`)
}
