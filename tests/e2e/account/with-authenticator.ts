import type { Page } from "@playwright/test"

/**
 * A phone's own authenticator, which knows its owner and answers by itself. Returns the server's address by name, since browsers know no
 * passkeys of addresses in numbers.
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
