/** A mail that stayed here. `sent_at` is an ISO time. */
export interface Message {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  sent_at: string
}
