import { backend } from "#web/backend/client.ts"

/** The address of a picture of the landing page: they are in a public bucket, like the logo. */
export const promoPicture = (name: string): string =>
  `${backend.config.url}/storage/v1/object/public/promo/${name}`
