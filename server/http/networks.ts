import { normalizeIP } from '@fastify/rate-limit'

/**
 * Returns the address by which callers are counted: a caller has a whole /64 network of IPv6, which therefore counts as
 * one address. An IPv4 address inside IPv6 is that IPv4 address.
 */
export const networkOf = (address: string): string => normalizeIP(address)
