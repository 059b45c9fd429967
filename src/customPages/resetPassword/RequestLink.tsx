import { reset } from '@contract/auth/reset'
import { useState } from 'react'
import { Message } from '@/components/publicUi/Message'
import type { PublicHttp } from '@/dataProvider/http'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale, useWords } from '@/i18n/words'
import { ResetForm } from './ResetForm'

type State = { at: 'form' | 'sending' } | { at: 'sent'; email: string } | { at: 'failed'; why: string }

/**
 * Page of the reset request on a host that mails links for a new password (`passwordReset` in config.json). It says the
 * same for every address, so that nobody can find out which ones have an account.
 */
export const RequestLink = ({ http }: { http: PublicHttp }) => {
  const words = useWords()
  const language = useLocale()
  const [state, setState] = useState<State>({ at: 'form' })

  const submit = async (email: string) => {
    setState({ at: 'sending' })
    try {
      await http.ask(reset.request, { body: { email } }, { headers: { 'Accept-Language': language } })
      setState({ at: 'sent', email })
    } catch (error) {
      setState({ at: 'failed', why: failureWords(words, error) })
    }
  }

  return (
    <ResetForm
      about={words('daftari.reset.aboutLink')}
      checks
      busy={state.at === 'sending'}
      submit={email => void submit(email.trim())}
    >
      {state.at === 'sent' && <Message tone="good">{words('daftari.reset.sent', { email: state.email })}</Message>}
      {state.at === 'failed' && <Message tone="bad">{state.why}</Message>}
    </ResetForm>
  )
}
