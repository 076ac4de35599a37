export type Channel = "sms" | "whatsapp"

/** A text to a number, which is written without its plus sign. */
export interface Text {
  to: string
  text: string
  channel: Channel
}
