import { backend } from "#web/backend/client.ts"

/** The address of a picture on the landing page. These pictures are in a public bucket, like the logo. */
export const promoPicture = (name: string): string =>
  `${backend.config.url}/storage/v1/object/public/promo/${name}`
