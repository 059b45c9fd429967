import { requestReset } from '@contract/auth/reset'
import { type FormEvent, useState } from 'react'
import type { Http } from '@/dataProvider/http'
import { useWords } from '@/i18n/words'
import { Button } from '../publicUi/Button'
import { Dialog } from '../publicUi/Dialog'
import { Field } from '../publicUi/Field'
import { Link } from '../publicUi/Link'
import '../signIn/signIn.css'

/**
 * Page of the reset request (docs/requirements/sign-in.md): it shows what was entered, and calls the host only if
 * configured (stub S3).
 */
export const ResetPassword = ({ http, callsHost }: { http: Http; callsHost: boolean }) => {
  const words = useWords()
  const [entered, setEntered] = useState<string>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    // The same message for any answer, so that nobody can find out which addresses have an account.
    if (callsHost) http.ask(requestReset, { body: { email } }).catch(() => undefined)
    setEntered(email)
  }

  return (
    <form className="sign-in" onSubmit={submit} aria-labelledby="reset-title">
      <header>
        <h1 id="reset-title">{words('daftari.reset.title')}</h1>
        <p>{words('daftari.reset.about')}</p>
      </header>
      <Field label={words('daftari.reset.email')} name="email" type="email" autoComplete="email" autoFocus />
      <Button type="submit">{words('daftari.reset.submit')}</Button>
      <p>
        <Link to="/login">{words('daftari.reset.back')}</Link>
      </p>
      {entered !== undefined && (
        <Dialog
          role="alertdialog"
          title={words('daftari.reset.entered')}
          about={entered}
          onClose={() => setEntered(undefined)}
        >
          <Button onClick={() => setEntered(undefined)}>{words('daftari.ok')}</Button>
        </Dialog>
      )}
    </form>
  )
}
