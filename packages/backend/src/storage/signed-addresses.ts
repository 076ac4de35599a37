import { errors, jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import type { ObjectPlace } from "./objects/objects.ts"
import { refusals } from "./storage-error.ts"

/** The permission in a signed upload address. */
export interface UploadPermit {
  place: ObjectPlace
  owner: string | undefined
  replaces: boolean
}

const uploadSeconds = 7_200
const longestSeconds = 10 * 365 * 24 * 3_600

const claimsSchema = z.object({
  url: z.string(),
  scope: z.string(),
  owner: z.optional(z.string()),
  upsert: z.optional(z.boolean()),
  exp: z.number(),
  /** How an image is to be transformed. */
  transformations: z.optional(z.string()),
  format: z.optional(z.string()),
})
type Claims = z.infer<typeof claimsSchema>

/** Addresses that contain their own permission, signed with the project's secret. */
export class SignedAddresses {
  readonly #secret: Uint8Array

  constructor(jwtSecret: string) {
    this.#secret = new TextEncoder().encode(jwtSecret)
  }

  /** The token for reading an object for a given number of seconds, or an image transformed as `drawn` specifies. */
  forDownload(
    place: ObjectPlace,
    seconds: number,
    drawn: Pick<Claims, "transformations" | "format"> = {},
  ): Promise<string> {
    return this.#sign({ url: urlOf(place), scope: "download", ...drawn }, Math.min(seconds, longestSeconds))
  }

  forUpload({ place, owner, replaces }: UploadPermit): Promise<string> {
    return this.#sign(
      { url: urlOf(place), scope: "upload", upsert: replaces, ...(owner !== undefined && { owner }) },
      uploadSeconds,
    )
  }

  /** The permission in a download address and its expiry, in Unix seconds. Throws InvalidJWT or InvalidSignature. */
  async checkDownload(
    token: string,
    place: ObjectPlace,
  ): Promise<Pick<Claims, "exp" | "transformations" | "format">> {
    const claims = await this.#read(token)
    if (claims.scope !== "download") throw refusals.signature("Token is not scoped for download")
    if (claims.url !== urlOf(place)) throw refusals.signature("Invalid signature")
    return claims
  }

  async checkUpload(token: string, place: ObjectPlace): Promise<UploadPermit> {
    const { url, scope, owner, upsert = false } = await this.#read(token)
    if (scope !== "upload" || url !== urlOf(place)) throw refusals.signature("Invalid signature")
    return { place, owner, replaces: upsert }
  }

  #sign(claims: Record<string, unknown>, seconds: number) {
    const now = Math.floor(Date.now() / 1_000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(this.#secret)
  }

  async #read(token: string) {
    try {
      const { payload } = await jwtVerify(token, this.#secret, { algorithms: ["HS256"] })
      const claims = claimsSchema.safeParse(payload)
      if (claims.success) return claims.data
    } catch (error) {
      throw refusals.signedToken(
        error instanceof errors.JOSEError ? error.message : "The token can't be read",
      )
    }
    throw refusals.signature("Invalid signature")
  }
}

const urlOf = ({ bucket, key }: ObjectPlace) => `${bucket}/${key}`
