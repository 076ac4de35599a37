/** The error for a start that can't succeed. Its message is the only sentence that the operator reads; the exit code is 1. */
export class StartError extends Error {
  override readonly name = "StartError"
}
