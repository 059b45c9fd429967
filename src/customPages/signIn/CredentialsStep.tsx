import { type FormEvent, useState } from 'react'
import { ended, endReason } from '@/authProvider/session'
import { Button } from '@/components/publicUi/Button'
import { Field } from '@/components/publicUi/Field'
import { Link } from '@/components/publicUi/Link'
import { Message } from '@/components/publicUi/Message'
import { useWords } from '@/i18n/words'
import { lastUserName, storeUserName } from './lastUserName'
import { RevealIcon } from './RevealIcon'
import type { SignInSteps } from './useSignIn'

/** Words of the reason for which the last session of this tab ended. */
const REASONS = {
  ended: 'daftari.signIn.sessionEnded',
  'not-undone': 'daftari.signIn.notUndone',
  'taken-over': 'daftari.signIn.takenOver',
} as const

/** Step one: name and password (docs/requirements/sign-in.md). */
export const CredentialsStep = ({ steps }: { steps: SignInSteps }) => {
  const words = useWords()
  const [initialName] = useState(lastUserName)
  const [shown, setShown] = useState(false)
  const [missing, setMissing] = useState<{ name?: boolean; password?: boolean }>({})
  const reason = endReason() ?? (ended()?.userId === undefined ? undefined : 'ended')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (steps.busy) return
    const form = new FormData(event.currentTarget)
    const name = String(form.get('username') ?? '').trim()
    const password = String(form.get('password') ?? '')
    setMissing({ name: !name, password: !password })
    if (!name || !password) {
      event.currentTarget.querySelector<HTMLInputElement>(name ? '[name=password]' : '[name=username]')?.focus()
      return
    }
    storeUserName(form.get('remember') ? name : undefined)
    void steps.signIn({ usernameOrEmail: name, password })
  }

  return (
    <form className="sign-in" onSubmit={submit} noValidate aria-labelledby="sign-in-title">
      <header>
        <h1 id="sign-in-title">{words('daftari.signIn.title')}</h1>
        <p>{words('daftari.signIn.about')}</p>
      </header>
      {steps.failure ? (
        <Message tone="bad">{steps.failure}</Message>
      ) : (
        reason && <Message tone="info">{words(REASONS[reason])}</Message>
      )}
      <Field
        label={words('daftari.signIn.name')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={initialName}
        autoFocus={!initialName}
        error={missing.name ? words('daftari.signIn.nameMissing') : undefined}
      />
      <Field
        label={words('daftari.signIn.password')}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoFocus={Boolean(initialName)}
        error={missing.password ? words('daftari.signIn.passwordMissing') : undefined}
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
      <div className="sign-in-row">
        <label className="sign-in-remember">
          <input type="checkbox" name="remember" defaultChecked={Boolean(initialName)} />
          {words('daftari.signIn.remember')}
        </label>
        <Link to="/reset-password">{words('daftari.signIn.forgot')}</Link>
      </div>
      <Button type="submit" busy={steps.busy}>
        {words('daftari.signIn.submit')}
      </Button>
    </form>
  )
}
