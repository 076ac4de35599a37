/** A mail link that signs in somebody else. */
export const otherPersonsLink = {
  title: (theirs: string, yours: string) => `This link signs in ${theirs}. You are signed in as ${yours}.`,
  advice:
    "If you did not ask for this link, stay: somebody may want you to enter your data into their account.",
  stay: (email: string) => `Stay ${email}`,
  switchTo: (email: string) => `Switch to ${email}`,
}
