type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>

const ivBytes = 12

/** Encrypts and decrypts strings with a key that only the server has. Uses AES-256-GCM; each string is bound to its purpose and owner. */
export class Seal {
  readonly #key: Promise<Key>

  constructor(secret: string) {
    this.#key = keyFrom(secret)
  }

  /** Encrypts a string for one purpose. */
  async close(text: string, purpose: string): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
    const sealed = await crypto.subtle.encrypt(cipherParameters(iv, purpose), await this.#key, bytesOf(text))
    return base64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
  }

  /** Decrypts a string; undefined if it wasn't encrypted with this key for this purpose. */
  async open(sealed: string, purpose: string): Promise<string | undefined> {
    try {
      const bytes = bytesFrom(sealed)
      const [iv, rest] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)]
      return new TextDecoder().decode(
        await crypto.subtle.decrypt(cipherParameters(iv, purpose), await this.#key, rest),
      )
    } catch {
      return undefined
    }
  }
}

const cipherParameters = (iv: Uint8Array<ArrayBuffer>, purpose: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: bytesOf(purpose),
})

async function keyFrom(secret: string): Promise<Key> {
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(secret))
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"])
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}

function bytesFrom(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(plain, (sign) => sign.codePointAt(0) ?? 0)
}
