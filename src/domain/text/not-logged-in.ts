/** The specification's message for an action that needs a signed-in person. */
export const notLoggedIn = "User not logged in."
