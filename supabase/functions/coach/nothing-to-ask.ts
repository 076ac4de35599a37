/** Thrown when there is nothing to ask about. The message can be shown to the person. */
export class NothingToAsk extends Error {
  override name = "NothingToAsk"
}
