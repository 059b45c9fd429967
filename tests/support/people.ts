import type { CodeDelivery } from '@server/auth/delivery'
import { demonstrationStaff } from '@server/seed/demonstration'
import type { FastifyInstance } from 'fastify'

/** A delivery that keeps the last code of each person for the test to type. */
export const catchCodes = () => {
  const codes = new Map<string, string>()
  const delivery: CodeDelivery = {
    async send({ username }, code) {
      codes.set(username, code)
    },
  }
  return { delivery, codeFor: (username: string) => codes.get(username) ?? '' }
}

export const passwordOf = (username: string) =>
  demonstrationStaff.find(person => person.username === username)?.password ?? ''

/** Signs a demonstration person in over the wire and answers the session's token. */
export const signIn = async (app: FastifyInstance, username: string, codeFor: (username: string) => string) => {
  const first = await app.inject({
    method: 'POST',
    url: '/auth/api/auth/signin/backoffice',
    payload: { usernameOrEmail: username, password: passwordOf(username) },
  })
  const second = await app.inject({
    method: 'POST',
    url: '/auth/api/auth/validate-login-code',
    payload: { token: first.json().data, otp: codeFor(username) },
  })
  return second.json().accessToken as string
}
