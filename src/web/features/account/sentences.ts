import { formatDuration } from "#domain/measures/duration.ts"
import { plural } from "#domain/text/formats.ts"
import { sentences as backend } from "#web/backend/sentences.ts"
import { titles } from "#web/shell/title-sentences.ts"

/** The wording for signing in and signing up. The first block is quoted word for word from the specification. */
export const sentences = {
  loginTitle: "Sign in to your account",
  noAccount: "Don't have an account?",
  signupTitle: titles["/signup"],
  haveAccount: "Already have an account?",
  loading: "Loading...",
  signedUp: "Signup successful! Please check your email to confirm your registration.",
  usernameRequired: "Username is required.",

  email: "Email",
  username: "Username",
  password: "Password",
  newPassword: "New password",
  showPassword: "Show password",
  signIn: "Sign in",
  createOne: "Create one",
  signUp: "Sign up",
  forgotLink: titles["/forgot-password"],
  serverMissing: backend.serverMissing,
  mailAgain: "Send the Email Again",
  mailSentAgain: "If this address still needs confirming, a new email is on its way.",

  or: "or",
  continueWith: (provider: string) => `Continue with ${provider}`,
  emailLink: "Email Me a Link",
  byPasskey: "Use a Passkey",
  passkeyFailed: "No passkey was used. Try again, or sign in with your password.",
  passkeyUnknown: "This passkey doesn’t belong to any account here. It may have been removed.",
  linkSentTitle: "Check your email",
  signInLinkSent: (email: string) =>
    `If ${email} has an account, a link is on its way. It works once, in any browser, and expires in an hour.`,
  codeFromMail: "Or enter the code from the email",
  sendAgain: "Send Again",
  inSeconds: (left: number) => `in ${formatDuration(left)}`,
  otherWay: "Sign In Another Way",
  emailNeeded: "Enter your email first.",

  forgotTitle: titles["/forgot-password"],
  forgotHint: "We’ll email you a link to choose a new password.",
  sendLink: "Send the Link",
  linkSent: "If this address has an account, an email with a link is on its way. The link works once.",
  backToLogin: "Back to sign in",

  resetTitle: titles["/reset-password"],
  saveNewPassword: "Save New Password",
  passwordSaved: (endedKeys: number) =>
    endedKeys === 0
      ? "Your new password is saved."
      : `Your new password is saved. Your ${plural(endedKeys, { one: "API key no longer works", other: "API keys no longer work" })}.`,
}
