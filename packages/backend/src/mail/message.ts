/** An email in the local mailbox. */
export interface Message {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  sent_at: string
}
