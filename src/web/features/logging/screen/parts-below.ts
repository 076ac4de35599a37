/** What comes below the sets or opens from them: asked for with the screen and waited for after it, because the sets are drawn first. */
export const parts = import("./after-the-sets.ts")
