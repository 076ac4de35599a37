/** The providers that clients of hosted projects know by name. */
export const knownProviders = [
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "kakao",
  "keycloak",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "slack",
  "slack_oidc",
  "spotify",
  "twitch",
  "twitter",
  "workos",
  "x",
  "zoom",
]

/** Whether hosted projects have this provider, even if this server doesn't. */
export function isKnownProvider(name: string) {
  return knownProviders.includes(name)
}
