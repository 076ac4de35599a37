import { origins, pathPrefix, redirectPatterns } from "./addresses.ts"
import { list, rateLimits, someOf, text, wholeNumber, yesOrNo } from "./kinds.ts"

export const factorKinds = ["totp", "phone", "webauthn"] as const

export const signIn = {
  autoconfirm: yesOrNo({
    name: "AUTH_AUTOCONFIRM",
    purpose: "`true`: people can use a new account at once, without confirming its address.",
    unset: false,
    example: "true",
  }),
  disableSignup: yesOrNo({
    name: "AUTH_DISABLE_SIGNUP",
    purpose: "`true`: nobody can create an account.",
    unset: false,
    example: "true",
  }),
  anonymous: yesOrNo({
    name: "AUTH_ANONYMOUS",
    purpose:
      "`true`: people can start without an email address. If they don't add one, their account is deleted after 30 days without use.",
    unset: false,
    example: "true",
  }),
  passwordMin: wholeNumber({
    name: "AUTH_PASSWORD_MIN",
    purpose: "The minimum number of characters in a new password.",
    unset: 6,
    from: 6,
    to: 72,
    example: "10",
  }),
  commonPasswords: yesOrNo({
    name: "AUTH_COMMON_PASSWORDS",
    purpose: "Refuses the 10,000 most common passwords. `false` accepts them.",
    unset: true,
    example: "false",
  }),
  passkeys: yesOrNo({
    name: "AUTH_PASSKEYS",
    purpose:
      "`false`: nobody can sign in with a passkey. Browsers don't offer passkeys on IP addresses; on this machine, use `localhost`.",
    unset: true,
    example: "false",
  }),
  passkeyOrigins: origins({
    name: "AUTH_PASSKEY_ORIGINS",
    purpose:
      "Additional origins whose pages may use this site's passkeys. Browsers allow only its own domain and subdomains, such as `https://app.gym.example` for `https://gym.example`.",
    otherwise: "none",
    unset: [],
    example: "https://app.gym.example",
  }),
  mfa: someOf({
    name: "AUTH_MFA",
    purpose: "The second factors that people can add. `phone` needs `AUTH_SMS_URL`.",
    unset: [...factorKinds],
    words: factorKinds,
    example: "totp,webauthn",
  }),
  smsUrl: text({
    name: "AUTH_SMS_URL",
    purpose:
      "Sends codes to phones through Twilio or a service with the same API. `mailbox` puts them into the local mailbox. Without this setting, accounts can't have phone numbers.",
    unset: undefined,
    allowed: "mailbox, or an address with the account, its token and the sender",
    example: "https://SID:TOKEN@api.twilio.com?from=+15550100",
  }),
  testCodes: list({
    name: "AUTH_TEST_OTPS",
    purpose: "Phone numbers that accept a fixed code and are never sent a text message. For tests only.",
    otherwise: "none",
    unset: [],
    allowed: "phone numbers with their codes",
    example: "+15550100=123456",
  }),
  providers: text({
    name: "AUTH_PROVIDERS",
    purpose:
      'Other providers that people can sign in with. Each entry is `{"name": "home", "title": "Home server", "issuer": "https://id.example/", "clientId": "…", "clientSecret": "…"}`, with `scopes` if it needs different ones; `google`, `apple` and `github` need no issuer. Register `<SITE_URL><AUTH_PREFIX>/callback` with each provider.',
    unset: undefined,
    allowed: "a JSON array, or the path to a file that contains one",
    example: "/etc/repertoire/providers.json",
  }),
  onlyProvider: text({
    name: "AUTH_ONLY_PROVIDER",
    purpose:
      "The only provider that people can sign in with. Passwords, emailed links, passkeys and guest accounts are then turned off.",
    unset: undefined,
    allowed: "the name of one of AUTH_PROVIDERS",
    example: "home",
  }),
  manualLinking: yesOrNo({
    name: "AUTH_MANUAL_LINKING",
    purpose: "`false`: people can't connect a provider to the account they are signed in to.",
    otherwise: "`true` with `AUTH_PROVIDERS`, otherwise `false`",
    unset: undefined,
    example: "false",
  }),
  saml: text({
    name: "AUTH_SAML",
    purpose:
      "`true`: people can sign in with SAML through the providers that the service role adds under `/admin/sso/providers`, with a key created in `DATA_DIR`. To use your own key, give its path.",
    unset: "false",
    allowed: "true, false or the path to a PEM file with an RSA key and its certificate",
    example: "true",
  }),
  redirectUrls: redirectPatterns({
    name: "AUTH_ADDITIONAL_REDIRECT_URLS",
    purpose:
      "Additional addresses that links in emails may lead to. `*` matches within one label of the host or one segment of the path, `**` across them (`myapp://**` matches every address with that scheme).",
    otherwise: "none",
    unset: [],
    example: "https://*.gym.example/**",
  }),
  prefix: pathPrefix({
    name: "AUTH_PREFIX",
    purpose: "The path of the account endpoints. If set but empty, they are at the root.",
    unset: "/auth/v1",
    example: "/accounts",
  }),
  reuseInterval: wholeNumber({
    name: "AUTH_REUSE_INTERVAL",
    purpose: "How many seconds a used refresh token remains valid, in case the response to it was lost.",
    unset: 10,
    from: 0,
    to: 3_600,
    example: "30",
  }),
  rateLimits: rateLimits({
    name: "AUTH_RATE_LIMITS",
    purpose: [
      "Limits on the requests that each account or network may make, and on the messages that are sent.",
      "Per 5 minutes and per network or signed-in account: `signup`, `otp`, `recover`, `resend`, `verify`, `passkey`, `authorize`; per account: `user`. Per account and minute: `factor`. Per network and hour: `anonymous`.",
      "Per minute: `token` (sign-ins per network, refreshes per session).",
      "Per hour: `email_sent` (emails from the whole server), `email_sent_new` (those to unconfirmed addresses), `email_asked` (emails requested from one network), `sms_sent` (texts from the whole server).",
      "Seconds between two messages to the same account: `email_interval`, `sms_interval`.",
    ].join(" "),
    unset: "hosted",
    example: "token=150,signup=30",
  }),
}
