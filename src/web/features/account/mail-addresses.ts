/** The target of a confirmation mail's link. */
export const confirmedAt = () => `${location.origin}/dashboard`

/** The target of a recovery mail's link. */
export const recoveredAt = () => `${location.origin}/reset-password`
