/** A response, before it is sent. */
export interface Reply {
  status: number
  /** The status text, if it isn't the usual one. */
  reason?: string
  headers: Record<string, string>
  /** The body; undefined sends neither a body nor its length. */
  body?: string | Buffer
}
