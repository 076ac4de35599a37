/** An answer, before it is sent. */
export interface Reply {
  status: number
  /** The words after the status, when they are not the usual ones. */
  reason?: string
  headers: Record<string, string>
  /** The body; undefined sends none, and no length of one. */
  body?: string | Buffer
}
