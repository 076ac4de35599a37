/**
 * Why an email link didn't work, by the backend's error code. Separate from the other wording, so that each part of the app fetches only the wording that
 * it needs.
 */
export const linkProblems = new Map(
  Object.entries({
    otp_expired: "Email link is invalid or has expired",
    user_banned: "User is banned",
    flow_state_not_found: "Open the link in the browser where you asked for it.",
    over_request_rate_limit: "Too many attempts. Wait a few minutes, then open the link again.",

    // Problems with signing in through a provider's account.
    provider_declined: "Sign-in was canceled. Nothing changed.",
    provider_unreachable: "The sign-in provider can’t be reached. Try again later.",
    provider_email_needs_verification:
      "Your email address isn’t verified with that provider. If you’re new here, we’ve emailed you a link to confirm it. Otherwise, verify it with the provider first, or sign in another way.",
    identity_already_exists: "Your account with that provider is already connected to an account here.",
    email_exists: "That email address belongs to another account here. Sign in to that one.",
    signup_disabled: "This server doesn’t accept new accounts.",
    bad_oauth_state: "This sign-in was started in another browser, or too long ago. Start again.",
    flow_state_already_used: "This sign-in was already used. Start again.",
    bad_oauth_callback: "The sign-in provider’s reply couldn’t be verified. Start again.",
    session_not_found: "You were signed out in the meantime. Sign in and try again.",
  }),
)

export const unknownLinkProblem = "This link didn’t work. Ask for a new one."
