/** Thrown when nothing was exported; its message can be shown to the person. */
export class ExportFailure extends Error {
  override name = "ExportFailure"
}
