import { lazyPart } from "#web/ui/lazy-part.tsx"

/** The line on what a swap changes. Fetch it before it is shown, because its length isn't known until then. */
export const WhatDiffers = lazyPart(async () => (await import("./what-differs.tsx")).WhatDiffers)
