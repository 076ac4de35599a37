/** The specification's message when nothing more is known about a failure. */
export const unexpectedError = "An unexpected error occurred."
