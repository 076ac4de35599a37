import { Counts } from "#server/http/counts.ts"
import type { Caller } from "./caller.ts"

const mostOfServer = 10_000
// The most sockets of one network. Everyone in a gym or on a carrier's network may share one address, but only pages in the foreground have a socket.
const mostOfNetwork = 2_000
const mostOfPerson = 32
// The most sockets of one network that haven't joined a channel. A client normally joins within a second of connecting.
const mostWaitingOfNetwork = 100
const mostWaiting = 1_000
const mostGuestsOfNetwork = 100
const mostGuests = 1_000

/** A socket, counted among the sockets of this server process until it leaves. */
export interface SocketPlace {
  /** Counts the socket toward this caller's limit. Returns false if the caller has reached it. */
  settle(caller: Caller): boolean
  leave(): void
}

/** A socket that hasn't joined a channel yet, so its owner is unknown. */
interface UnjoinedSocket {
  network: string
  giveWay: () => void
}

/**
 * Counts the sockets of this server process: all of them, by network, by person, and by network for those without an account. The oldest socket that
 * hasn't joined a channel gives way to a new one, so that holding such sockets open doesn't keep anyone out.
 */
export class Places {
  #all = 0
  readonly #networks = new Counts()
  readonly #people = new Counts()
  readonly #guestNetworks = new Counts()
  #guests = 0
  readonly #waiting = new Set<UnjoinedSocket>()
  readonly #waitingByNetwork = new Map<string, Set<UnjoinedSocket>>()

  /** The number of sockets, joined or not. */
  get all(): number {
    return this.#all
  }

  /** A place for a socket from a network, until the socket leaves; undefined if no place is free. `giveWay` has to close the socket. */
  take(network: string, giveWay: () => void): SocketPlace | undefined {
    if (this.#all >= mostOfServer || this.#networks.of(network) >= mostOfNetwork) return undefined
    this.#all += 1
    this.#networks.change(network, 1)
    const waiting = { network, giveWay }
    let holder: string | undefined
    this.#wait(waiting)
    const release = () => {
      if (holder === undefined) this.#stopWaiting(waiting)
      else this.#count(holder, network, -1)
    }
    return {
      settle: (caller) => {
        const next = holderOf(caller)
        if (next === holder || (next === guest && holder !== undefined)) return true
        if (!this.#hasRoomFor(next, network)) return false
        release()
        holder = next
        this.#count(holder, network, 1)
        return true
      },
      leave: () => {
        release()
        this.#all -= 1
        this.#networks.change(network, -1)
      },
    }
  }

  #hasRoomFor(holder: string, network: string) {
    if (holder === guest)
      return this.#guests < mostGuests && this.#guestNetworks.of(network) < mostGuestsOfNetwork
    return holder === operator || this.#people.of(holder) < mostOfPerson
  }

  #count(holder: string, network: string, by: 1 | -1) {
    if (holder === guest) {
      this.#guests += by
      this.#guestNetworks.change(network, by)
    } else if (holder !== operator) this.#people.change(holder, by)
  }

  #wait(waiting: UnjoinedSocket) {
    const { network } = waiting
    const neighbours = this.#waitingByNetwork.get(network) ?? new Set()
    this.#waitingByNetwork.set(network, neighbours)
    const longest =
      neighbours.size >= mostWaitingOfNetwork
        ? first(neighbours)
        : this.#waiting.size >= mostWaiting
          ? first(this.#waiting)
          : undefined
    if (longest) {
      this.#stopWaiting(longest)
      longest.giveWay()
    }
    neighbours.add(waiting)
    this.#waiting.add(waiting)
  }

  #stopWaiting(waiting: UnjoinedSocket) {
    const neighbours = this.#waitingByNetwork.get(waiting.network)
    neighbours?.delete(waiting)
    if (neighbours?.size === 0) this.#waitingByNetwork.delete(waiting.network)
    this.#waiting.delete(waiting)
  }
}

const guest = "guest"
const operator = "operator"

function holderOf({ person, isGuest }: Caller) {
  if (person !== undefined) return `person ${person}`
  return isGuest ? guest : operator
}

function first<T>(of: Set<T>): T | undefined {
  const [one] = of
  return one
}
