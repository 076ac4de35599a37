import type { Page } from "@playwright/test"

/**
 * A phone's built-in authenticator, which recognizes its owner and responds by itself. Returns the server's URL with a host name, because browsers
 * don't offer passkeys on numeric addresses.
 */
export async function withAuthenticator(page: Page, url: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return url.replace("127.0.0.1", "localhost")
}
