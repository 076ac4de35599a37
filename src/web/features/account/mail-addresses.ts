/** Where the link of a confirmation mail leads. */
export const confirmedAt = () => `${location.origin}/dashboard`

/** Where the link of a recovery mail leads. */
export const recoveredAt = () => `${location.origin}/reset-password`
