import { lazyPart } from "#web/ui/lazy-part.tsx"

/** A line about what changes when one exercise replaces another. Fetch it before it is shown, because its length isn't known until then. */
export const WhatDiffers = lazyPart(async () => (await import("./what-differs.tsx")).WhatDiffers)
