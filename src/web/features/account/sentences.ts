import { plural } from "#domain/text/formats.ts"

/** The sentences of the account screens. The first block is the specification's, word for word. */
export const sentences = {
  loginTitle: "Sign in to your account",
  noAccount: "Don't have an account?",
  signupTitle: "Create your account",
  haveAccount: "Already have an account?",
  loading: "Loading...",
  signedUp: "Signup successful! Please check your email to confirm your registration.",
  usernameRequired: "Username is required.",
  signUpNow: "Sign Up Now",
  alreadyMember: "Already a Member? Sign In",

  signIn: "Sign in",
  createOne: "Create one",
  signUp: "Sign up",
  forgotLink: "Forgot your password?",
  serverMissing: "Repertoire can't be reached. Check your connection and try again.",
  mailAgain: "Send the Email Again",
  mailSentAgain: "If this address still needs confirming, a new email is on its way.",

  or: "or",
  continueWith: (provider: string) => `Continue with ${provider}`,
  emailLink: "Email Me a Link",
  byPasskey: "Use a Passkey",
  passkeyFailed: "No passkey was used. Try again, or sign in with your password.",
  passkeyUnknown: "This passkey opens no account here. It may have been removed.",
  linkSentTitle: "Check your email",
  signInLinkSent: (email: string) =>
    `If ${email} has an account, a link is on its way. It works once, for one hour, in this browser or any other.`,
  codeFromMail: "Or enter the code from the mail",
  sendAgain: "Send Again",
  inSeconds: (left: number) => `in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`,
  otherWay: "Use Another Way",
  emailNeeded: "Enter your email first.",
  tryWithout: "Try It Without an Account",
  tryFailed: "You can't begin without an account right now. Try again in a while.",

  forgotTitle: "Forgot your password?",
  forgotHint: "We'll email you a link to choose a new password.",
  sendLink: "Send the Link",
  linkSent: "If this address has an account, an email with a link is on its way. The link works once.",
  backToLogin: "Back to sign in",

  resetTitle: "Choose a new password",
  saveNewPassword: "Save New Password",
  passwordSaved: (endedKeys: number) =>
    endedKeys === 0
      ? "Your new password is saved."
      : `Your new password is saved. Your ${plural(endedKeys, { one: "API key no longer works", other: "API keys no longer work" })}.`,
}
