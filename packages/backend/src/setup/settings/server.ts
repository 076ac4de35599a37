import { postgresUrl, proxies, siteUrl } from "./addresses.ts"
import { longSecret, oneOf, text, wholeNumber, yesOrNo } from "./kinds.ts"

export const address = {
  port: wholeNumber({
    name: "PORT",
    purpose: "The port that the server listens on.",
    unset: 3000,
    from: 1,
    to: 65_535,
    example: "8080",
  }),
  host: text({
    name: "HOST",
    purpose: "The address that the server listens on. `0.0.0.0` lets other machines connect.",
    unset: "127.0.0.1",
    allowed: "an address of this machine",
    example: "0.0.0.0",
  }),
  siteUrl: siteUrl({
    name: "SITE_URL",
    purpose: "The address where people open the app. Links in emails start with it.",
    otherwise: "`http://HOST:PORT`",
    unset: undefined,
    example: "https://gym.example",
  }),
  trustProxy: proxies({
    name: "TRUST_PROXY",
    purpose:
      "Which proxies to trust for `X-Forwarded-*` headers. Set it if the server is behind a reverse proxy. Otherwise, everyone behind the proxy shares one rate limit.",
    unset: false,
    example: "1",
  }),
  hstsSubdomains: yesOrNo({
    name: "HSTS_INCLUDE_SUBDOMAINS",
    purpose: "`true`: browsers use only TLS for this domain and all its subdomains.",
    unset: false,
    example: "true",
  }),
  logLevel: oneOf({
    name: "LOG_LEVEL",
    purpose:
      "The lowest level of events to log. Each event is one line of JSON and never contains a password, token or note.",
    unset: "info",
    words: ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
    example: "warn",
  }),
  metricsToken: longSecret({
    name: "METRICS_TOKEN",
    purpose:
      "The bearer token with which a Prometheus-compatible monitor reads `/metrics`. The metrics never name a person.",
    otherwise: "none; there is no `/metrics`",
    unset: undefined,
    example: "a-long-random-text-of-32-characters-or-more",
  }),
}

export const database = {
  dataDir: text({
    name: "DATA_DIR",
    purpose:
      "The folder for the embedded Postgres, uploaded files, and the secrets created at the first start.",
    otherwise: "`./data`",
    unset: "data",
    allowed: "a path",
    example: "/var/lib/repertoire",
  }),
  url: postgresUrl({
    name: "DATABASE_URL",
    purpose:
      "Your own Postgres, version 15 or newer, to use instead of the embedded one. The role must be a superuser or be allowed to create roles.",
    unset: undefined,
    example: "postgres://repertoire:secret@db.example/repertoire",
  }),
  listenUrl: postgresUrl({
    name: "DATABASE_LISTEN_URL",
    purpose:
      "A direct connection to the database, if `DATABASE_URL` leads to a pooler in transaction mode. Without it, the server checks for schema changes every few seconds.",
    unset: undefined,
    example: "postgres://repertoire:secret@db.example:5432/repertoire",
  }),
}

export const live = {
  changes: oneOf({
    name: "REALTIME_CHANGES",
    purpose:
      "How the server detects the changes that it passes on to other devices. `log` needs `wal_level = logical` and a role with the `REPLICATION` attribute. After you add a table to the publication `supabase_realtime` by hand, its triggers are created when the server next starts.",
    otherwise: "the best method that the database allows",
    unset: undefined,
    words: ["log", "triggers"],
    example: "triggers",
  }),
  guests: yesOrNo({
    name: "REALTIME_GUESTS",
    purpose: "`true`: people without an account can join channels and broadcast. The app doesn't need it.",
    unset: false,
    example: "true",
  }),
}
