import { type Credentials, session as calls } from '@contract/auth/session'
import type { Id } from '@contract/id'
import { useState } from 'react'
import { clear, ended, forgetEnded, start } from '@/authProvider/session'
import { ApiError } from '@/dataProvider/apiError'
import type { Http } from '@/dataProvider/http'
import { failureWords, successWords } from '@/i18n/failureWords'
import { useWords } from '@/i18n/words'
import { dropOthersDrafts } from '@/views/drafts'
import { clearShowing, notify } from '@/views/notices'

/** Where a sign-in stands (000 section 4): credentials, then the code for the challenge that was opened. */
export type Stage = { at: 'credentials' } | { at: 'code'; challenge: string }

const HOME = '/home'
/** The host already has a session of this person (000 section 2.2). */
const SIGNED_IN_ELSEWHERE = 406

/** Back to where the same person's session ended, or where a link led before anybody had signed in; else Home. */
const destination = (userId: Id) => {
  const last = ended()
  forgetEnded()
  const own = last?.userId === undefined || last.userId === userId
  return own && last?.path?.startsWith(`${HOME}/`) ? last.path : HOME
}

/** The two steps of signing in; `onSignedIn` is told where to go. Failures are told by toast and stay on the form. */
export const useSignIn = (http: Http, onSignedIn: (path: string) => void) => {
  const words = useWords()
  const [stage, setStage] = useState<Stage>({ at: 'credentials' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [elsewhere, setElsewhere] = useState<Credentials>()

  const tell = (error: unknown) => {
    // A failed sign-in leaves no token behind (000 section 7).
    clear()
    setFailure(error)
    notify({ tone: 'bad', text: failureWords(words, error) })
  }

  const during = async (work: () => Promise<void>) => {
    clearShowing()
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }

  const openChallenge = async (credentials: Credentials) => {
    try {
      const answer = await http.ask(calls.signIn, { body: credentials })
      notify({ tone: 'good', text: successWords(words, answer) })
      setStage({ at: 'code', challenge: answer.data })
    } catch (error) {
      if (error instanceof ApiError && error.status === SIGNED_IN_ELSEWHERE) setElsewhere(credentials)
      else tell(error)
    }
  }

  return {
    stage,
    busy,
    failure: failure === undefined ? undefined : failureWords(words, failure),
    /** True while the dialog asks whether the session elsewhere is to end. */
    elsewhere: elsewhere !== undefined,

    signIn: (credentials: Credentials) => during(() => openChallenge(credentials)),

    endOldSession: () =>
      during(async () => {
        if (!elsewhere) return
        try {
          await http.ask(calls.endOldSession, { body: elsewhere })
          setElsewhere(undefined)
          notify({ tone: 'good', text: words('daftari.signIn.oldEnded') })
          await openChallenge(elsewhere)
        } catch (error) {
          setElsewhere(undefined)
          tell(error)
        }
      }),

    leaveOldSession: () => setElsewhere(undefined),

    /** Sends the code; a wrong one keeps the person at this step. */
    verify: async (otp: string) => {
      if (stage.at !== 'code') return
      await during(async () => {
        try {
          const answer = await http.ask(calls.validateCode, { body: { token: stage.challenge, otp } })
          start(answer)
          dropOthersDrafts()
          notify({ tone: 'good', title: words('daftari.signIn.welcome'), text: answer.user.givenName ?? '' })
          onSignedIn(destination(answer.user.userId))
        } catch (error) {
          tell(error)
        }
      })
    },

    back: () => {
      setFailure(undefined)
      setStage({ at: 'credentials' })
    },
  }
}

export type SignInSteps = ReturnType<typeof useSignIn>
