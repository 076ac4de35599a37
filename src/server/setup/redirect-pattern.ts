/** One address pattern of the settings, taken apart, so that no part of an address can play the role of another. */
export interface RedirectPattern {
  scheme: string
  host: RegExp
  /** Undefined: the scheme's own port; `*` is any. */
  port: string | undefined
  path: RegExp
  /** A path that ends in `**` takes any query. */
  takesAnyQuery: boolean
  query: string
}

const shape = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(\/[^?#]*)?(\?[^#]*)?$/i

/**
 * Reads a pattern such as `https://*.gym.example/**`: `*` stays within one label of the host, or one segment of the path, and `**` crosses
 * them. Undefined when it is none.
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
