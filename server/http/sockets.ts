import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings'
import { networkOf } from './networks'

/** Sockets that are open at once, at least; five for each of the requests in work where that is more. */
const LEAST_SOCKETS = 4000

/** Milliseconds in which requests may still arrive whole when the server stops. */
const LAST_BODIES = 2000

const namedNetworks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Tells addresses of the proxies that the settings name. */
const proxyMatcher = (trustedProxies: readonly string[]) => {
  const proxies = new BlockList()
  for (const network of trustedProxies.flatMap(name => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address: string) => proxies.check(address, familyOf(address))
}

/** Sockets of one caller's address or IPv6 network by what the server waits for. A Set keeps its order: the first has waited longest. */
type AddressSockets = {
  /** Opened without a request so far, or in the middle of a body that is not a file. */
  silent: Set<Socket>
  /** Answered, and kept open for another request. */
  idle: Set<Socket>
}

const waitingIn = ({ silent, idle }: AddressSockets) => silent.size + idle.size

/** Changes the state of a request's socket while a body arrives. */
export type SocketStates = { waits(socket: Socket): void; works(socket: Socket): void }

/**
 * Bounds the sockets that hold no request in work. An address has at most `socketsPerAddress` silent ones: one more
 * ends the one that has been silent longest, so that a new caller behind the same address is never turned away.
 * Trusted proxies are not counted: all callers share theirs. When the server has all the sockets it takes, a new one
 * ends the longest waiting one of the address with most of them.
 */
export const limitSockets = (
  app: FastifyInstance,
  { capacity, socketsPerAddress, trustedProxies }: Pick<Settings, 'capacity' | 'socketsPerAddress' | 'trustedProxies'>,
): SocketStates => {
  const most = Math.max(LEAST_SOCKETS, capacity * 5)
  const isProxy = proxyMatcher(trustedProxies)
  const byAddress = new Map<string, AddressSockets>()
  const addressOf = new WeakMap<Socket, string>()
  const ofProxies = new WeakSet<Socket>()
  const requests = new Map<Socket, IncomingMessage | undefined>()

  const socketsOf = (address: string) => {
    const sockets = byAddress.get(address) ?? { silent: new Set(), idle: new Set() }
    byAddress.set(address, sockets)
    return sockets
  }
  const take = (socket: Socket) => {
    const sockets = byAddress.get(addressOf.get(socket) ?? '')
    sockets?.silent.delete(socket)
    sockets?.idle.delete(socket)
  }
  const put = (socket: Socket, state: keyof AddressSockets) => {
    const address = addressOf.get(socket)
    if (address === undefined || socket.destroyed) return
    take(socket)
    const sockets = socketsOf(address)
    sockets[state].add(socket)
    if (state === 'silent' && sockets.silent.size > socketsPerAddress && !ofProxies.has(socket))
      endFirst(sockets.silent)
  }
  const endFirst = (sockets: Set<Socket>) => {
    const [first] = sockets
    if (!first) return false
    sockets.delete(first)
    first.destroy()
    return true
  }
  /** Ends a waiting socket of the address that has most of them; false when every socket has a request in work. */
  const makeRoom = () => {
    let crowd: AddressSockets = { silent: new Set(), idle: new Set() }
    for (const sockets of byAddress.values()) if (waitingIn(sockets) > waitingIn(crowd)) crowd = sockets
    return endFirst(crowd.silent) || endFirst(crowd.idle)
  }

  app.server.on('connection', (socket: Socket) => {
    const exact = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
    if (isProxy(exact)) ofProxies.add(socket)
    // A proxy is told apart from callers in its own network.
    const address = ofProxies.has(socket) ? `proxy ${exact}` : networkOf(exact)
    if (requests.size >= most && !makeRoom()) {
      socket.destroy()
      return
    }
    requests.set(socket, undefined)
    addressOf.set(socket, address)
    socket.once('close', () => {
      requests.delete(socket)
      take(socket)
      const { silent, idle } = socketsOf(address)
      if (!silent.size && !idle.size) byAddress.delete(address)
    })
    put(socket, 'silent')
  })
  app.server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { socket } = request
    if (requests.has(socket)) requests.set(socket, request)
    take(socket)
    answer.once('close', () => put(socket, 'idle'))
  })
  // A request that has not come whole is not one that the server has taken.
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const [socket, request] of requests) if (!request?.complete) socket.destroy()
    }, LAST_BODIES).unref()
  })
  return { waits: socket => put(socket, 'silent'), works: take }
}
