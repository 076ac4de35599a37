/** Thrown when nothing was exported; the message is the sentence to show. */
export class ExportFailure extends Error {
  override name = "ExportFailure"
}
