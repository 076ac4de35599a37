export type Channel = "sms" | "whatsapp"

/** A text to a number (without its plus sign). */
export interface Text {
  to: string
  text: string
  channel: Channel
}
