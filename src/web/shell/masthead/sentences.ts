/** The wording of the header. */
export const sentences = {
  beta: "Beta",
  profile: "Profile",
}
