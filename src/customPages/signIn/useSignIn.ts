import type { Credentials } from '@contract/auth/session'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createLogin } from '@/authProvider/login'
import { pageToOpen } from '@/authProvider/session'
import { dropOthersDrafts } from '@/components/drafts'
import { clearShowing, notify } from '@/components/notices'
import type { PublicHttp } from '@/dataProvider/http'
import { failureWords, successWords } from '@/i18n/outcomeMessages'
import { useWords } from '@/i18n/words'

/** Stage of a sign-in (docs/requirements/sign-in.md): credentials, then the code for the challenge that was opened. */
export type Stage = { at: 'credentials' } | { at: 'code'; challenge: string }

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

  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Gives up the step that is under way: its answer changes nothing, and its failure is not shown. */
  const stop = () => {
    running.current?.abort()
    setBusy(false)
    setFailure(undefined)
  }

  const during = async (work: (signal: AbortSignal) => Promise<void>) => {
    stop()
    clearShowing()
    const control = new AbortController()
    const { signal } = control
    running.current = control
    setBusy(true)
    try {
      await work(signal)
    } catch (error) {
      if (!signal.aborted) tell(error)
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }

  const openChallenge = async (credentials: Credentials, signal: AbortSignal) => {
    const answer = await login({ step: 'password', ...credentials }, { signal })
    if (answer.next === 'end-old-session') return setElsewhere(credentials)
    notify({ tone: 'good', text: successWords(words, answer.message) })
    setStage({ at: 'code', challenge: answer.challenge })
  }

  return {
    stage,
    busy,
    failure: failure === undefined ? undefined : failureWords(words, failure),
    /** True while the dialog asks whether to end the session on another device. */
    elsewhere: elsewhere !== undefined,

    signIn: (credentials: Credentials) => during(signal => openChallenge(credentials, signal)),

    endOldSession: () =>
      during(async signal => {
        if (!elsewhere) return
        try {
          await login({ step: 'end-old-session', ...elsewhere }, { signal })
        } finally {
          setElsewhere(undefined)
        }
        notify({ tone: 'good', text: words('daftari.signIn.oldEnded') })
        await openChallenge(elsewhere, signal)
      }),

    leaveOldSession: () => {
      stop()
      setElsewhere(undefined)
    },

    /** Sends the code; after a wrong one the person stays at this step. */
    verify: async (otp: string) => {
      if (stage.at !== 'code') return
      const { challenge } = stage
      await during(async signal => {
        const { userId, givenName } = await login({ step: 'code', challenge, code: otp }, { signal })
        dropOthersDrafts()
        notify({ tone: 'good', title: words('daftari.signIn.welcome'), text: givenName })
        onSignedIn(pageToOpen(userId))
      })
    },

    back: () => {
      stop()
      setStage({ at: 'credentials' })
    },
  }
}

export type SignInSteps = ReturnType<typeof useSignIn>
