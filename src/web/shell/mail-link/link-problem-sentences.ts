/** Why a mail link didn't work, by the backend's code; apart from the other sentences, so that each part fetches only its own. */
export const linkProblems = new Map(
  Object.entries({
    otp_expired: "Email link is invalid or has expired",
    user_banned: "User is banned",
    flow_state_not_found: "Open the link in the browser in which you asked for it.",
    over_request_rate_limit: "Too many tries. Wait a few minutes, then open the link again.",

    // Of an account elsewhere.
    provider_declined: "You stopped on the way. Nothing was changed.",
    provider_unreachable: "Your account elsewhere can't be reached right now. Try again in a while.",
    provider_email_needs_verification:
      "Your address is not verified there. If it is new here, we have sent you a mail to confirm it. Otherwise verify it there first, or sign in another way.",
    identity_already_exists: "That account elsewhere is connected already.",
    email_exists: "Its address belongs to another account here. Sign in with that one.",
    signup_disabled: "This server takes no new accounts.",
    bad_oauth_state: "This sign-in was begun in another browser, or too long ago. Begin again.",
    flow_state_already_used: "This sign-in was used already. Begin again.",
    bad_oauth_callback: "The answer from your account elsewhere could not be verified. Begin again.",
    session_not_found: "You were signed out on the way. Sign in and try again.",
  }),
)

export const unknownLinkProblem = "This link did not work. Ask for a new one."
