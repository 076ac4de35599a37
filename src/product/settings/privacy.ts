import { text } from "@repertoire/backend/settings/kinds"

export const privacy = {
  contact: text({
    name: "PRIVACY_CONTACT",
    purpose: "The address shown in the privacy policy.",
    otherwise: "none",
    unset: "",
    allowed: "any text",
    example: "privacy@gym.example",
  }),
}
