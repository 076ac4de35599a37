/** A browser that only handles redirects and cookies: each site gets the cookies that it has set. */
export class CookieBrowser {
  readonly #jars = new Map<string, Map<string, string>>()

  /** Follows redirects until one leads to a page that `until` accepts. Returns that page's address without loading it. */
  async follow(
    address: string,
    until: (url: URL) => boolean,
    headers?: Record<string, string>,
  ): Promise<URL> {
    let url = new URL(address)
    for (let step = 0; step < 12; step += 1) {
      const response = await this.get(url, headers)
      const location = response.headers.get("location")
      if (location === null)
        throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`)
      url = new URL(location, url)
      if (until(url)) return url
    }
    throw new Error("The redirects don't end.")
  }

  async get(url: URL, headers: Record<string, string> = {}): Promise<Response> {
    const jar = this.#jars.get(url.origin) ?? new Map<string, string>()
    this.#jars.set(url.origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await fetch(url, { redirect: "manual", headers: { ...headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === "" || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}
