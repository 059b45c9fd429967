import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf } from './tokens'

const NAME = 'daftari_device'
const DAYS = 180

/**
 * Returns the mark of a browser: random, the same for everybody who uses it, and no credential. It only keeps a
 * stranger's wrong passwords apart from those of a browser that signed in well before.
 */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]

/** Returns the hash by which the mark of a browser is stored. */
export const deviceHash = (mark: string) => hashOf(`device ${mark}`)

/** Gives browsers that sign in their mark, and keeps the one they have; scripts of the page cannot read it. */
export const markDevices = (app: FastifyInstance, paths: readonly string[]) => {
  app.addHook('onSend', async (request, reply) => {
    if (!paths.includes(request.routeOptions.url ?? '')) return
    const mark = deviceOf(request) ?? randomBytes(32).toString('base64url')
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header('Set-Cookie', `${NAME}=${mark}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`)
  })
}
