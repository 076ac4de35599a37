import { origins, pathPrefix, redirectPatterns } from "./addresses.ts"
import { list, rateLimits, someOf, text, wholeNumber, yesOrNo } from "./kinds.ts"

export const factorKinds = ["totp", "phone", "webauthn"] as const

export const signIn = {
  autoconfirm: yesOrNo({
    name: "AUTH_AUTOCONFIRM",
    purpose: "`true`: new accounts work at once, without confirming their address.",
    unset: false,
    example: "true",
  }),
  disableSignup: yesOrNo({
    name: "AUTH_DISABLE_SIGNUP",
    purpose: "`true`: no new accounts.",
    unset: false,
    example: "true",
  }),
  anonymous: yesOrNo({
    name: "AUTH_ANONYMOUS",
    purpose:
      "`true`: people may begin without an email address. Such an account is deleted after 30 days without use, unless they add one.",
    unset: false,
    example: "true",
  }),
  passwordMin: wholeNumber({
    name: "AUTH_PASSWORD_MIN",
    purpose: "The fewest characters of a new password.",
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
      "`false`: nobody signs in with a passkey. Browsers know no passkeys for addresses in numbers; on this machine, use `localhost`.",
    unset: true,
    example: "false",
  }),
  passkeyOrigins: origins({
    name: "AUTH_PASSKEY_ORIGINS",
    purpose:
      "More origins whose pages may use the passkeys of this site. Browsers allow only its own name and names below it, such as `https://app.gym.example` for `https://gym.example`.",
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
      "Sends codes to phones, through Twilio or a service that speaks its API. `mailbox` puts them into the local mailbox. Without it, accounts have no phone numbers.",
    unset: undefined,
    allowed: "mailbox, or an address with the account, its token and the sender",
    example: "https://SID:TOKEN@api.twilio.com?from=+15550100",
  }),
  testCodes: list({
    name: "AUTH_TEST_OTPS",
    purpose: "Codes that these numbers always get, without a text. For tests only.",
    otherwise: "none",
    unset: [],
    allowed: "numbers with their codes",
    example: "+15550100=123456",
  }),
  providers: text({
    name: "AUTH_PROVIDERS",
    purpose:
      'Where people may sign in instead. Each entry is `{"name": "home", "title": "Home server", "issuer": "https://id.example/", "clientId": "…", "clientSecret": "…"}`, with `scopes` if it needs others; `google`, `apple` and `github` need no issuer. Register `<SITE_URL><AUTH_PREFIX>/callback` there.',
    unset: undefined,
    allowed: "a JSON array, or the path of a file with one",
    example: "/etc/repertoire/providers.json",
  }),
  onlyProvider: text({
    name: "AUTH_ONLY_PROVIDER",
    purpose:
      "The one provider that everybody signs in with. There are no passwords, mailed links, passkeys or guests then.",
    unset: undefined,
    allowed: "the name of one of AUTH_PROVIDERS",
    example: "home",
  }),
  manualLinking: yesOrNo({
    name: "AUTH_MANUAL_LINKING",
    purpose: "`false`: people can't connect a provider to the account they are signed in to.",
    otherwise: "`true` with `AUTH_PROVIDERS`, else `false`",
    unset: undefined,
    example: "false",
  }),
  saml: text({
    name: "AUTH_SAML",
    purpose:
      "`true`: people can sign in with SAML at the providers that the service role adds under `/admin/sso/providers`, with a key made in `DATA_DIR`. A path names your own key.",
    unset: "false",
    allowed: "true, false or the path of a PEM file with an RSA key and its certificate",
    example: "true",
  }),
  redirectUrls: redirectPatterns({
    name: "AUTH_ADDITIONAL_REDIRECT_URLS",
    purpose:
      "More addresses that links in mails may lead to. `*` matches within one label of the host or one segment of the path, `**` across them (`myapp://**` is every address of that scheme).",
    otherwise: "none",
    unset: [],
    example: "https://*.gym.example/**",
  }),
  prefix: pathPrefix({
    name: "AUTH_PREFIX",
    purpose: "Where the account endpoints are. Set and empty, they are at the root.",
    unset: "/auth/v1",
    example: "/accounts",
  }),
  reuseInterval: wholeNumber({
    name: "AUTH_REUSE_INTERVAL",
    purpose: "For how many seconds a used refresh token is accepted again, in case its answer was lost.",
    unset: 10,
    from: 0,
    to: 3_600,
    example: "30",
  }),
  rateLimits: rateLimits({
    name: "AUTH_RATE_LIMITS",
    purpose: [
      "How often accounts, networks and mails may be asked for.",
      "Per network, or per account that is signed in, in 5 minutes: `signup`, `otp`, `recover`, `resend`, `verify`, `passkey`, `authorize`; per account in 5 minutes: `user`; per account and minute: `factor`; per network and hour: `anonymous`.",
      "Per minute: `token` (sign-ins of a network, refreshes of a session).",
      "Per hour: `email_sent` (mails of the whole server), `email_sent_new` (of these, to addresses that nobody has confirmed), `email_asked` (mails that one network asks for), `sms_sent` (texts of the whole server).",
      "Seconds between two messages to one account: `email_interval`, `sms_interval`.",
    ].join(" "),
    unset: "hosted",
    example: "token=150,signup=30",
  }),
}
