const list = new Intl.ListFormat("en-US")
const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`

/** What `doctor` says. Each sentence about a problem ends with how to fix it. */
export const sentences = {
  versions: ({ name, version }: { name: string; version: string }) =>
    `${name} ${version} on Node ${process.versions.node}, ${process.platform} ${process.arch}.`,
  noDataFolder: (folder: string) =>
    `There is no data in ${folder}. Set DATA_DIR to the folder that the server uses, or run this where you start it.`,
  settingsAreFine: "All of them can be read.",
  isRunning: "It is running and answers on this machine.",
  isNotRunning:
    "It isn't running with these settings, so its address isn't tried. Start it, and run this again.",

  database: (version: string, size: string) => `Postgres ${version}, with ${size} of data.`,
  upToDate: "The database is up to date.",
  newDatabase: "The database is empty. The first start sets it up.",
  pending: (files: readonly string[], folder: string | undefined, command: string) =>
    `The next start changes the database (${list.format(files)}). There is no way back but a backup: ` +
    (folder === undefined
      ? `BACKUP_BEFORE_UPDATE is false, so make one first with \`${command} FILE\`.`
      : `one is made first, in ${folder}.`),
  clockIsRight: (now: Date) => `${now.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
  clockIsBehind: (now: Date) =>
    `It says ${now.toISOString().slice(0, 10)}, which is before this version was made. Set this machine's clock.`,
  clocksDiffer: (seconds: number) =>
    `This machine's clock and the database's differ by ${countOf(seconds, "second")}, so sign-ins end too early or too late. Let both follow a time server.`,

  space: (folder: string, megabytes: number) => `${sizeOf(megabytes)} free in ${folder}.`,
  littleSpace: (folder: string, megabytes: number) =>
    `Only ${sizeOf(megabytes)} free in ${folder}. Make room before it fills up.`,
  noSpace: (folder: string, megabytes: number) =>
    `Only ${sizeOf(megabytes)} free in ${folder}. Saves fail when it is full: make room now.`,
  noFolder: (folder: string) => `The folder ${folder} can't be read. Check its owner.`,

  noBackups: (command: string) =>
    `None are made automatically. Set BACKUP_DIR to a folder on another disk, or run \`${command} FILE\` regularly.`,
  noBackupYet: (folder: string) =>
    `There is none in ${folder} yet. The server makes the first one when it starts.`,
  backup: (hours: number, count: number) => `The last of ${count} was made ${ageOf(hours)} ago.`,
  oldBackup: (hours: number, every: number) =>
    `The last one was made ${ageOf(hours)} ago, though one is due every ${countOf(every, "hour")}. Look for "The backup failed" in the server's log.`,
  unreadable: (folder: string, code: string) =>
    `The folder ${folder} can't be read (${code}). Check its owner.`,

  mailServer: "The mail server responds.",
  noMailServer: (isReadable: boolean) =>
    `Nobody gets emails, because SMTP_URL isn't set. ${isReadable ? "They are in the server's mailbox." : "They are in the database (mailbox.messages)."}`,
  noSender: "Mail servers refuse emails from localhost. Set MAIL_FROM to an address of yours.",

  address: (url: string) => `${url} leads to this server.`,
  noAddress: (url: string) =>
    `SITE_URL isn't set, so links in emails start with ${url}. Set it to the address that people open.`,
  addressNotTried: (url: string) => `${url} isn't tried while the server isn't running.`,
  otherServer: (url: string, status: number) =>
    `${url} leads to something else than this server (status ${status}). Check SITE_URL and the proxy.`,
  notReached: (url: string, reason: string) =>
    `${url} can't be reached from this machine (${reason}). Check the name, the certificate and the proxy.`,
  noTls:
    "Without HTTPS, browsers don't install the app, don't open it offline, and have no passkeys. Put a proxy with a certificate in front.",
  certificate: (days: number) => `The certificate is valid for ${countOf(days, "day")}.`,
  certificateEnds: (days: number) =>
    `The certificate expires in ${countOf(days, "day")}. Make sure that it gets renewed.`,

  noProxy: "None is in front of this server.",
  headersPass: "It passes on where requests come from.",
  headersMissing: (names: readonly string[]) =>
    `It doesn't pass on ${list.format(names)}. See docs/reverse-proxy.md for what to add.`,
  headersUnknown:
    "It doesn't pass on requests to /healthz/request, or removes their X-Doctor header, so its headers can't be checked.",
  untoldProxy:
    "A proxy is in front of this server, and everyone behind it shares one rate limit. Set TRUST_PROXY=1.",
  socketsOpen: "WebSockets reach this server.",
  noSockets: (reason: string) =>
    `They don't arrive: a WebSocket isn't let through (${reason}). The proxy must pass on Upgrade and Connection, see docs/reverse-proxy.md.`,
}

function sizeOf(megabytes: number) {
  return megabytes < 1024 ? `${megabytes} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}

function ageOf(hours: number) {
  return hours < 48 ? countOf(hours, "hour") : countOf(Math.floor(hours / 24), "day")
}
