import { PASSWORD } from '@contract/auth/activation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/publicUi/Button'
import { Field } from '@/components/publicUi/Field'
import { Message } from '@/components/publicUi/Message'
import { useWords, type Words } from '@/i18n/words'
import { RevealIcon } from '../signIn/RevealIcon'
import type { Owner } from './useLink'

type Props = {
  /** Returns the words of the page that shows the form. */
  say: Words
  owner: Owner
  failed: string | undefined
  busy: boolean
  choose(password: string): void
}

type Faults = { password?: 'passwordMissing' | 'passwordShort' | 'passwordLong'; again?: 'different' }

const faultsOf = (password: string, again: string): Faults => ({
  ...(!password && { password: 'passwordMissing' }),
  ...(password && password.length < PASSWORD.least && { password: 'passwordShort' }),
  ...(password.length > PASSWORD.longest && { password: 'passwordLong' }),
  ...(password !== again && { again: 'different' }),
})

/** Form for a new password, typed twice and checked by the portal's one password rule. */
export const NewPassword = ({ say, owner, failed, busy, choose }: Props) => {
  const words = useWords()
  const [shown, setShown] = useState(false)
  const [faults, setFaults] = useState<Faults>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password') ?? '')
    const faults = faultsOf(password, String(form.get('again') ?? ''))
    setFaults(faults)
    if (faults.password) event.currentTarget.querySelector<HTMLInputElement>('[name=password]')?.focus()
    else if (faults.again) event.currentTarget.querySelector<HTMLInputElement>('[name=again]')?.focus()
    else choose(password)
  }
  const type = shown ? 'text' : 'password'
  return (
    <form className="sign-in" onSubmit={submit} noValidate aria-labelledby="activate-title">
      <header>
        <h1 id="activate-title">{say('title')}</h1>
        <p>{say('about')}</p>
      </header>
      {owner.name && (
        <dl className="activate-owner">
          <dt>{say('account')}</dt>
          <dd>
            {owner.name}
            {owner.email && <span>{owner.email}</span>}
          </dd>
        </dl>
      )}
      {failed && <Message tone="bad">{failed}</Message>}
      <Field
        label={say('password')}
        help={say('rule', PASSWORD)}
        name="password"
        type={type}
        autoComplete="new-password"
        autoFocus
        error={faults.password && say(faults.password, PASSWORD)}
        beside={
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
            aria-label={words(shown ? 'daftari.signIn.hide' : 'daftari.signIn.show')}
            title={words(shown ? 'daftari.signIn.hide' : 'daftari.signIn.show')}
          >
            <RevealIcon crossed={shown} />
          </button>
        }
      />
      <Field
        label={say('repeat')}
        name="again"
        type={type}
        autoComplete="new-password"
        error={faults.again && say('different')}
      />
      <Button type="submit" busy={busy}>
        {say('submit')}
      </Button>
    </form>
  )
}
