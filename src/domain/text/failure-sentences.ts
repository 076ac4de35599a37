/** The specification's message for an action that needs a signed-in person. */
export const notLoggedIn = "User not logged in."
/** The specification's message when nothing more is known about a failure. */
export const unexpectedError = "An unexpected error occurred."
