import { longSecret, text, yesOrNo } from "./kinds.ts"

export const keys = {
  jwtSecret: longSecret({
    name: "JWT_SECRET",
    purpose:
      "Used to sign the anon and service keys, and to hash the tokens that keep people signed in. Changing it signs everyone out.",
    otherwise: "created at the first start, in `DATA_DIR`",
    unset: undefined,
    example: "a-long-random-text-of-32-characters-or-more",
  }),
  jwtKeys: text({
    name: "JWT_KEYS",
    purpose:
      "The keys for sign-in tokens. The first one signs new tokens; tokens signed with any of them are accepted.",
    otherwise: "created at the first start, in `DATA_DIR`",
    unset: undefined,
    allowed:
      "a JSON array of private P-256 (ES256) or RSA (RS256) keys as JWKs, or the path to a file that contains one",
    example: "/etc/repertoire/jwt-keys.json",
  }),
  jwtStrict: yesOrNo({
    name: "JWT_STRICT",
    purpose:
      "`false` also accepts tokens that never expire, name another audience or come from another issuer, as long as these keys signed them.",
    unset: true,
    example: "false",
  }),
  anonKey: text({
    name: "ANON_KEY",
    purpose: "The public API key, if clients already use a different one.",
    otherwise: "derived from `JWT_SECRET`",
    unset: undefined,
    allowed: "a token with the role anon, signed with JWT_SECRET",
    example: "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.…",
  }),
  serviceRoleKey: text({
    name: "SERVICE_ROLE_KEY",
    purpose: "The API key that bypasses row-level security, if clients already use a different one.",
    otherwise: "derived from `JWT_SECRET`",
    unset: undefined,
    allowed: "a token with the role service_role, signed with JWT_SECRET",
    example: "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.…",
  }),
}
