import { titles } from "#web/shell/title-sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"

/** The wording for the profile page and its form. The first block is quoted word for word from the specification. */
export const sentences = {
  title: titles["/profile"],
  updated: "Profile updated successfully!",
  failedWeight: "Profile saved, but failed to log weight change.",
  importantNote: "Important Note",

  you: "You",
  openBody: "Open Body",
  bodyAbout: "Your weight and measurements over time, and progress photos beside each other.",
  save: "Save",
  tier: (tier: string) => `Tier: ${tier}`,
  restored: later.restored,
  discardChanges: later.discardChanges,
  endedElsewhere: "Your profile was saved or discarded in another tab.",
  disclaimer:
    "AI suggestions are not medical advice. They come from a language model and can be wrong. Stop if something hurts, and ask a professional.",
}
