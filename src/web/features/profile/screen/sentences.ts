import { writeList } from "#domain/text/formats.ts"
import { profileSections } from "#web/shell/profile-section-sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"
import { sentences as later } from "#web/ui/later-sentences.ts"
import type { SectionAddress } from "./section-fields.ts"

const titleOf = (section: SectionAddress) => profileSections[section].title

/** The wording for the profile page and its form. The first block is quoted word for word from the specification. */
export const sentences = {
  title: titles["/profile"],
  updated: "Profile updated successfully!",
  failedWeight: "Profile saved, but failed to log weight change.",
  importantNote: "Important Note",

  sections: "Settings",
  unsaved: "Not saved yet",
  save: "Save",
  alsoSaves: (sections: readonly SectionAddress[]) =>
    `Also saves your changes in ${writeList(sections.map(titleOf))}.`,
  unreadable: (section: SectionAddress) => `Something you changed in ${titleOf(section)} can’t be read.`,
  goTo: (section: SectionAddress) => `Go to ${titleOf(section)}`,
  tier: (tier: string) => `Tier: ${tier}`,
  restored: later.restored,
  discardChanges: later.discardChanges,
  endedElsewhere: "Your profile was saved or discarded in another tab.",
  disclaimer:
    "AI suggestions are not medical advice. They come from a language model and can be wrong. Stop if something hurts, and ask a professional.",
}
