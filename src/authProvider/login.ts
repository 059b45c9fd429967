import { type Credentials, session as calls } from '@contract/auth/session'
import type { Said } from '@contract/call'
import type { Id } from '@contract/id'
import { ApiError } from '@/dataProvider/apiError'
import type { PublicHttp } from '@/dataProvider/http'
import type { AskOptions } from '@/dataProvider/request'
import { clear, start } from './session'

/** The two steps of signing in (docs/requirements/sign-in.md), and the one in between that ends a session elsewhere. */
type StepParams = {
  password: Credentials
  'end-old-session': Credentials
  code: { challenge: string; code: string }
}

type LoginAnswer = {
  /** A code was sent: it goes with the challenge. `message` is the host's. */
  password: { next: 'code'; challenge: string; message: Said } | { next: 'end-old-session' }
  'end-old-session': { next: 'password' }
  /** The session is stored. */
  code: { next: 'home'; userId: Id; givenName: string }
}

type LoginStep = keyof StepParams
type LoginParams<Step extends LoginStep = LoginStep> = { step: Step } & StepParams[Step]
export type Login = <Step extends LoginStep>(
  params: LoginParams<Step>,
  options?: Pick<AskOptions, 'signal'>,
) => Promise<LoginAnswer[Step]>

/** The host already has a session of this person (docs/requirements/sign-in.md). */
const SIGNED_IN_ELSEWHERE = 406

/**
 * Makes `authProvider.login`, which is also all that the sign-in page calls, so it imports nothing of react-admin. A
 * step that fails throws ApiError and leaves no token behind (docs/requirements/sign-in.md); so does one that the signal
 * aborts.
 */
export const createLogin = (http: PublicHttp): Login => {
  const steps: {
    [Step in LoginStep]: (params: StepParams[Step], options: AskOptions) => Promise<LoginAnswer[Step]>
  } = {
    async password({ usernameOrEmail, password }, options) {
      try {
        const answer = await http.ask(calls.signIn, { body: { usernameOrEmail, password } }, options)
        return { next: 'code', challenge: answer.data, message: answer }
      } catch (error) {
        if (error instanceof ApiError && error.status === SIGNED_IN_ELSEWHERE) return { next: 'end-old-session' }
        throw error
      }
    },
    async 'end-old-session'({ usernameOrEmail, password }, options) {
      await http.ask(calls.endOldSession, { body: { usernameOrEmail, password } }, options)
      return { next: 'password' }
    },
    async code({ challenge, code }, options) {
      const answer = await http.ask(calls.validateCode, { body: { token: challenge, otp: code } }, options)
      start(answer)
      const { userId, givenName } = answer.user
      return { next: 'home', userId, givenName: givenName ?? '' }
    },
  }
  return async (params, options = {}) => {
    try {
      return await steps[params.step](params, options)
    } catch (error) {
      clear()
      throw error
    }
  }
}
