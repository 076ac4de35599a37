/** Where the link in a confirmation or sign-in email leads. */
export const confirmationTarget = () => `${location.origin}/dashboard`

/** Where the link in a recovery email leads. */
export const recoveryTarget = () => `${location.origin}/reset-password`
