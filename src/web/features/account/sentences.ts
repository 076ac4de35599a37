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

  forgotTitle: "Forgot your password?",
  forgotHint: "We'll email you a link to choose a new password.",
  sendLink: "Send the Link",
  linkSent: "If this address has an account, an email with a link is on its way. The link works once.",
  backToLogin: "Back to sign in",

  resetTitle: "Choose a new password",
  saveNewPassword: "Save New Password",
  passwordSaved: "Your new password is saved.",
}
