import { Refusal } from '@contract/errors'
import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { account, activationLink } from '../db/schema'
import { hashOf, newToken } from '../http/tokens'
import { isExpired, refuseExpired } from './authority'

/** The two kinds of links: each has its lifetime, and the page of the portal that it opens. */
export const passwordLinks = {
  ACTIVATION: { minutes: 48 * 60, page: '/activate' },
  RESET: { minutes: 30, page: '/new-password' },
} as const
export type LinkPurpose = keyof typeof passwordLinks

const openLinks = (accountId: string) => and(eq(activationLink.accountId, accountId), isNull(activationLink.ending))

const isFresh = sql<boolean>`${activationLink.expiresAt} > now()`

/** Condition of an account that somebody can still use a link for. */
export const hasLink = (accountId: SQLWrapper) =>
  sql`EXISTS (SELECT FROM ${activationLink} WHERE ${activationLink.accountId} = ${accountId}
    AND ${activationLink.ending} IS NULL AND ${isFresh})`

/** Invalidates every link of an account. Answers true where one of them could still be used. */
export const voidLinks = async (db: Db, accountId: string): Promise<boolean> => {
  const links = await db
    .update(activationLink)
    .set({ ending: 'REPLACED' })
    .where(openLinks(accountId))
    .returning({ isFresh })
  return links.some(({ isFresh }) => isFresh)
}

/** Deletes a link that could not be delivered. */
export const forgetLink = (db: Db, token: string) =>
  db.delete(activationLink).where(eq(activationLink.tokenHash, hashOf(token)))

/** Creates the only valid link of an account for a purpose and returns its token; the database keeps only the hash. */
export const makePasswordLink = async (db: Db, accountId: string, purpose: LinkPurpose): Promise<string> => {
  const token = newToken()
  await db
    .update(activationLink)
    .set({ ending: 'REPLACED' })
    .where(and(openLinks(accountId), eq(activationLink.purpose, purpose)))
  await db.insert(activationLink).values({
    tokenHash: hashOf(token),
    accountId,
    purpose,
    expiresAt: sql`now() + make_interval(mins => ${passwordLinks[purpose].minutes})`,
  })
  return token
}

/** Returns the address of a link. The token is in the fragment, which browsers do not send and servers do not log. */
export const linkAddress = (portal: string, purpose: LinkPurpose, token: string) =>
  `${portal.replace(/\/$/, '')}${passwordLinks[purpose].page}#${token}`

type Owner = {
  id: string
  name: string
  email: string
  staff: boolean
  purpose: LinkPurpose
  expiresOn: string | null
  expired: boolean
}

/**
 * Returns the owner of a link. Refuses an invalid link with the reason: unknown, used, replaced, expired, or of an
 * organisation whose authorisation has ended.
 */
export const ownerOf = async (db: Db, token: string): Promise<Owner> => {
  const [link] = await db
    .select({
      id: account.id,
      name: sql<string>`${account.displayName}`,
      email: account.email,
      staff: sql<boolean>`${account.accountType} = 'BACKOFFICE'`,
      purpose: activationLink.purpose,
      ending: activationLink.ending,
      fresh: isFresh,
      expiresOn: account.expiresOn,
      expired: isExpired,
    })
    .from(activationLink)
    .innerJoin(account, eq(account.id, activationLink.accountId))
    .where(eq(activationLink.tokenHash, hashOf(token)))
  if (!link) throw new Refusal('link-unknown')
  if (link.ending) throw new Refusal(link.ending === 'USED' ? 'link-used' : 'link-replaced')
  if (!link.fresh) throw new Refusal('link-expired')
  refuseExpired(link)
  return link
}
