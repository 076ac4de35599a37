import { type Caller, callerOf, senderOf } from "./caller.ts"
import { noSubscriptions, subscribe, type ChannelSubscriptions } from "./changes/subscribe.ts"
import { nameOf, signIn } from "./channel.ts"
import { cannotPersist, type Message } from "./frames.ts"
import type { Hub } from "./hub.ts"
import { type JoinRequest, readJoin } from "./join-request.ts"
import { allRights, type Rights, rightsOn } from "./rights.ts"

const longestTopic = 255

/** A client that asks to join. */
export interface Joiner {
  /** The key from the handshake. */
  apiToken: string
  /** The headers of the handshake as JSON. */
  headers: string
  network: string
}

export type Admission =
  | { refusal: string }
  | {
      request: JoinRequest
      caller: Caller
      rights: Rights
      /** Release these subscriptions if no channel is created. */
      subscribed: ChannelSubscriptions
    }

/** Admits a client to a topic with its rights, or refuses it, worded as on a hosted project. */
export async function admit(
  hub: Hub,
  { topic, payload }: Pick<Message, "topic" | "payload">,
  joiner: Joiner,
): Promise<Admission> {
  if (!topic.startsWith("realtime:") || nameOf(topic) === "" || topic.length > longestTopic)
    return { refusal: "TopicNameRequired: You must provide a topic name" }
  const request = readJoin(payload)
  if (!request) return { refusal: "InvalidJoinPayload: The config of the channel can't be read" }
  if (request.persists) return { refusal: `UnableToPersistMessages: ${cannotPersist}` }
  const verdict = await callerOf(tokenOf(request, joiner), hub.options.verify)
  if (!verdict.ok) return { refusal: `${verdict.code}: ${verdict.message}` }
  const { caller } = verdict
  if (caller.isGuest && !hub.options.areGuestsWelcome) return { refusal: `Unauthorized: ${signIn(topic)}` }
  const sender = senderOf(caller, joiner.network)
  if (!hub.joins.spend(sender, 1) || hub.assembly.fanOut.isInDebt(sender)) return { refusal: tooManyJoins }
  const rights = await rightsOf(hub, { topic, request, caller, headers: joiner.headers })
  if (!rights.readsBroadcast && !rights.readsPresence) {
    return {
      refusal: `Unauthorized: You do not have permissions to read from this Channel topic: ${nameOf(topic)}`,
    }
  }
  if (request.replay && !request.isPrivate)
    return { refusal: "UnableToReplayMessages: Replay is not allowed for public channels" }
  return { request, caller, rights, subscribed: await subscribedTo(hub, request, caller) }
}

export const tooManyJoins = "ClientJoinRateLimitReached: Too many joins per second"

/** The token to check: the one in the request or, for a client without a session, the API key. */
function tokenOf({ accessToken }: JoinRequest, { apiToken }: Joiner) {
  return accessToken === undefined || accessToken === "" || accessToken.startsWith("sb_")
    ? apiToken
    : accessToken
}

interface RightsRequest {
  topic: string
  request: JoinRequest
  caller: Caller
  headers: string
}

function rightsOf(hub: Hub, { topic, request, caller, headers }: RightsRequest): Promise<Rights> | Rights {
  if (!request.isPrivate) return allRights
  return rightsOn(hub.options.pool, { topic: nameOf(topic), caller, headers })
}

async function subscribedTo(
  hub: Hub,
  { bindings }: JoinRequest,
  caller: Caller,
): Promise<ChannelSubscriptions> {
  if (bindings.length > 0 && !hub.canFollowChanges)
    return noSubscriptions(["Changes in this database can't be followed"])
  return subscribe({ pool: hub.options.pool, budgets: hub.budgets }, bindings, caller)
}
