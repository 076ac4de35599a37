export type Channel = "sms" | "whatsapp"

/** A text message and the number it goes to (without the plus sign). */
export interface Text {
  to: string
  text: string
  channel: Channel
}
