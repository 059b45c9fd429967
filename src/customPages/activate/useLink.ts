import { activation } from '@contract/auth/activation'
import { useEffect, useRef, useState } from 'react'
import { clear } from '@/authProvider/session'
import { ApiError } from '@/dataProvider/apiError'
import type { PublicHttp } from '@/dataProvider/http'
import { failureWords } from '@/i18n/outcomeMessages'
import { useWords } from '@/i18n/words'

export type Owner = {
  name?: string | null | undefined
  email?: string | null | undefined
  staff?: boolean | null | undefined
}

export type LinkState =
  | { at: 'opening' }
  /** Valid link: a password can be chosen. */
  | { at: 'open'; owner: Owner; failed?: string }
  /** Invalid link, with the reason. */
  | { at: 'ended'; why: string }
  /** The host could not be reached. */
  | { at: 'failed'; why: string }
  | { at: 'done'; owner: Owner }

const tokenInAddress = () => location.hash.slice(1)

/** Tells whether an error means that the link has ended. */
const hasEnded = (error: unknown) =>
  error instanceof ApiError && (error.status === 410 || error.code?.startsWith('link-') === true)

/** Tells whether the host has no call to check a link; it then reports a problem once the password is sent. */
const cannotLook = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 405)

/**
 * Returns the state of a mailed link and the functions of its page. The token is in the fragment of the address,
 * which browsers do not send and no Referer contains; it travels in bodies only and is removed from the address after
 * use.
 */
export const useLink = (http: PublicHttp) => {
  const words = useWords()
  const [token, setToken] = useState(tokenInAddress)
  const [state, setState] = useState<LinkState>({ at: 'opening' })
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  /** Aborted once another link is followed, or this one is opened again. */
  const current = useRef<AbortSignal>(undefined)

  useEffect(() => {
    // Another link that is followed in this tab changes the fragment alone, and loads no page.
    const follow = () => setToken(before => tokenInAddress() || before)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a language that is chosen meanwhile asks nobody again
  useEffect(() => {
    const stopped = new AbortController()
    current.current = stopped.signal
    setState({ at: 'opening' })
    setBusy(false)
    if (!token) return setState({ at: 'ended', why: words('refusals.link-unknown') })
    http.ask(activation.open, { body: { token } }, { signal: stopped.signal }).then(
      owner => setState({ at: 'open', owner }),
      (error: unknown) => {
        if (stopped.signal.aborted) return
        if (hasEnded(error)) setState({ at: 'ended', why: failureWords(words, error) })
        else if (cannotLook(error)) setState({ at: 'open', owner: {} })
        else setState({ at: 'failed', why: failureWords(words, error) })
      },
    )
    return () => stopped.abort()
  }, [http, token, tries])

  const choose = async (password: string) => {
    const owner = state.at === 'open' ? state.owner : {}
    const link = current.current
    setBusy(true)
    try {
      await http.ask(activation.setPassword, { body: { token, password } })
      if (link?.aborted) return
      history.replaceState(null, '', location.pathname)
      setState({ at: 'done', owner })
    } catch (error) {
      // The tab must not keep a session's token after a refused token or password (docs/requirements/sign-in.md;
      // decision A17).
      clear()
      if (link?.aborted) return
      const why = failureWords(words, error)
      setState(hasEnded(error) ? { at: 'ended', why } : { at: 'open', owner, failed: why })
    } finally {
      if (!link?.aborted) setBusy(false)
    }
  }
  const again = () => setTries(tries + 1)
  return { state, busy, choose, again }
}
