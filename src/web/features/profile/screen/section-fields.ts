import type { ProfileForm, ProfileProblem } from "#domain/profile/profile-form.ts"
import type { profileSections } from "#web/shell/profile-section-sentences.ts"

export type SectionAddress = keyof typeof profileSections

const sectionOfField: Record<keyof ProfileForm, SectionAddress> = {
  name: "/profile",
  age: "/profile",
  sex: "/profile",
  height: "/profile",
  weight: "/profile",
  experience: "/profile/training",
  training_aim: "/profile/training",
  training_days: "/profile/training",
  session_minutes: "/profile/training",
  available_equipment: "/profile/equipment",
  unit_system: "/profile/units",
  time_zone: "/profile/units",
  week_starts_on: "/profile/units",
}

/** The sections with these fields of the profile's form. */
export function sectionsOf(fields: readonly string[]): SectionAddress[] {
  const sections = Object.entries(sectionOfField)
    .filter(([field]) => fields.includes(field))
    .map(([, section]) => section)
  return [...new Set(sections)]
}

/** The section with the field that can't be read. */
export function sectionOfProblem(problem: ProfileProblem): SectionAddress {
  return sectionOfField[problem]
}
