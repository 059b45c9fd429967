import type { Credentials } from '@contract/auth/session'
import type { Id } from '@contract/id'
import { useMemo, useState } from 'react'
import { createLogin } from '@/authProvider/login'
import { ended, forgetEnded } from '@/authProvider/session'
import type { PublicHttp } from '@/dataProvider/lateHttp'
import { failureWords, successWords } from '@/i18n/outcomeMessages'
import { useWords } from '@/i18n/words'
import { dropOthersDrafts } from '@/views/drafts'
import { clearShowing, notify } from '@/views/notices'

/** Stage of a sign-in (docs/requirements/sign-in.md): credentials, then the code for the challenge that was opened. */
export type Stage = { at: 'credentials' } | { at: 'code'; challenge: string }

const HOME = '/home'

/**
 * Returns the page to open: where the same person's session ended, or where a link led before sign-in; otherwise Home.
 */
const destination = (userId: Id) => {
  const last = ended()
  forgetEnded()
  const own = last?.userId === undefined || last.userId === userId
  return own && last?.path?.startsWith(`${HOME}/`) ? last.path : HOME
}

/**
 * Returns the state and the two steps of sign-in; `onSignedIn` gets the page to open. Errors are shown as toasts and
 * the form stays.
 */
export const useSignIn = (http: PublicHttp, onSignedIn: (path: string) => void) => {
  const words = useWords()
  const login = useMemo(() => createLogin(http), [http])
  const [stage, setStage] = useState<Stage>({ at: 'credentials' })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [elsewhere, setElsewhere] = useState<Credentials>()

  const tell = (error: unknown) => {
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
      const answer = await login({ step: 'password', ...credentials })
      if (answer.next === 'end-old-session') return setElsewhere(credentials)
      notify({ tone: 'good', text: successWords(words, answer.message) })
      setStage({ at: 'code', challenge: answer.challenge })
    } catch (error) {
      tell(error)
    }
  }

  return {
    stage,
    busy,
    failure: failure === undefined ? undefined : failureWords(words, failure),
    /** True while the dialog asks whether to end the session on another device. */
    elsewhere: elsewhere !== undefined,

    signIn: (credentials: Credentials) => during(() => openChallenge(credentials)),

    endOldSession: () =>
      during(async () => {
        if (!elsewhere) return
        try {
          await login({ step: 'end-old-session', ...elsewhere })
          setElsewhere(undefined)
          notify({ tone: 'good', text: words('daftari.signIn.oldEnded') })
          await openChallenge(elsewhere)
        } catch (error) {
          setElsewhere(undefined)
          tell(error)
        }
      }),

    leaveOldSession: () => setElsewhere(undefined),

    /** Sends the code; after a wrong one the person stays at this step. */
    verify: async (otp: string) => {
      if (stage.at !== 'code') return
      await during(async () => {
        try {
          const { userId, givenName } = await login({ step: 'code', challenge: stage.challenge, code: otp })
          dropOthersDrafts()
          notify({ tone: 'good', title: words('daftari.signIn.welcome'), text: givenName })
          onSignedIn(destination(userId))
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
