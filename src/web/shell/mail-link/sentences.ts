/** Wording for an email link that would sign in someone else. */
export const otherPersonsLink = {
  title: (theirs: string, yours: string) => `This link signs in ${theirs}. You’re signed in as ${yours}.`,
  advice:
    "If you didn’t ask for this link, stay signed in. Someone may want you to enter your data into their account.",
  stay: (email: string) => `Stay as ${email}`,
  switchTo: (email: string) => `Switch to ${email}`,
}
