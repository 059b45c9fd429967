import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '@/components/publicUi/Button'
import { Field } from '@/components/publicUi/Field'
import { Link } from '@/components/publicUi/Link'
import { useWords } from '@/i18n/words'
import '../signIn/signIn.css'

type Props = {
  about: string
  busy?: boolean
  /** Refuses an empty box and what is no email address. Without it any text is passed on. */
  checks?: boolean
  submit(email: string): void
  children?: ReactNode
}

const faultOf = ({ value, validity }: HTMLInputElement) => {
  if (!value.trim()) return 'emailMissing'
  return validity.typeMismatch ? 'emailWrong' : undefined
}

/** Form of the reset page: the email address of an account. `children` stand above the button. */
export const ResetForm = ({ about, busy = false, checks = false, submit, children }: Props) => {
  const words = useWords()
  const [fault, setFault] = useState<'emailMissing' | 'emailWrong'>()

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const box = event.currentTarget.querySelector<HTMLInputElement>('[name=email]')
    const fault = checks && box ? faultOf(box) : undefined
    setFault(fault)
    if (fault) box?.focus()
    else submit(box?.value ?? '')
  }
  return (
    <form className="sign-in" onSubmit={send} noValidate={checks} aria-labelledby="reset-title">
      <header>
        <h1 id="reset-title">{words('daftari.reset.title')}</h1>
        <p>{about}</p>
      </header>
      <Field
        label={words('daftari.reset.email')}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        error={fault && words(`daftari.reset.${fault}`)}
      />
      {children}
      <Button type="submit" busy={busy}>
        {words('daftari.reset.submit')}
      </Button>
      <p>
        <Link to="/login">{words('daftari.reset.back')}</Link>
      </p>
    </form>
  )
}
