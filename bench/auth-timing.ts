// `node scripts/run-typescript.mjs bench/auth-timing.ts URL`: does the response time reveal whether an account exists?
// URL is a server with AUTH_RATE_LIMITS=off and the local mailbox. Each endpoint gets 500 requests about existing accounts and 500 about unknown
// ones, alternately.
import { randomUUID } from "node:crypto"
import { argv, exit } from "node:process"
import { summarize } from "./measure.ts"

const [, , url] = argv
if (!url) {
  console.error("Usage: node scripts/run-typescript.mjs bench/auth-timing.ts URL")
  exit(2)
}
const rounds = 500
// Enough that no account gets ten wrong passwords within ten minutes.
const accounts = 60
const mostAllowed = 5
const password = "correct horse battery staple"
const newEmail = () => `${randomUUID()}@example.com`

const questions: [string, (email: string) => [path: string, body: object]][] = [
  ["sign in", (email) => ["/token?grant_type=password", { email, password: "wrong password" }]],
  ["sign up", (email) => ["/signup", { email, password }]],
  ["recover", (email) => ["/recover", { email }]],
  ["resend", (email) => ["/resend", { email, type: "signup" }]],
  ["otp", (email) => ["/otp", { email }]],
]

async function post(path: string, body: object) {
  const started = performance.now()
  const answer = await fetch(`${url}/auth/v1${path}`, { method: "POST", body: JSON.stringify(body) })
  await answer.arrayBuffer()
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`)
  return performance.now() - started
}

async function newAccount() {
  const email = newEmail()
  await post("/signup", { email, password })
  for (;;) {
    const mails = await (await fetch(`${url}/mailbox/messages.json?to=${email}`)).text()
    const [link] = /http[^\s"\\]+\/verify\?[^\s"\\]+/.exec(mails) ?? []
    if (link && (await fetch(link, { redirect: "manual" })).status === 303) return email
  }
}

const known = await Promise.all(Array.from({ length: accounts }, newAccount))
const rows = []
for (const [name, ask] of questions) {
  const times: { account: number[]; nobody: number[] } = { account: [], nobody: [] }
  for (let round = 0; round < rounds; round += 1) {
    const both = [
      { of: times.account, email: known[round % accounts] ?? "" },
      { of: times.nobody, email: newEmail() },
    ]
    for (const { of, email } of round % 2 === 0 ? both : both.toReversed()) of.push(await post(...ask(email)))
  }
  const [account, nobody] = [summarize(times.account, 1).p50, summarize(times.nobody, 1).p50]
  const gap = Math.abs(account - nobody)
  rows.push({
    endpoint: name,
    "account, ms": account.toFixed(2),
    "nobody, ms": nobody.toFixed(2),
    "gap of medians, ms": gap.toFixed(2),
    within: gap < mostAllowed,
  })
}
console.table(rows)
exit(rows.every(({ within }) => within) ? 0 : 1)
