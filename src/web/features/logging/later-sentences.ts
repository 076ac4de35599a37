/** What is said by parts that come after the screen; apart from the other sentences, as the first load of logging does not need it. */
export const sentences = {
  shareCopied: "The workout is copied. Paste it where you want to share it.",
  shareImpossible: "This browser can neither share nor copy. Its page must be opened over https.",
  templatesNotHere: "Your templates are not on this device. Connect to the internet to choose one.",
  notHere: "They are not on this device. Connect to the internet to load them.",
  alreadyAdded: (name: string) => `${name} is already added.`,
  added: (name: string) => `${name} added.`,
}
