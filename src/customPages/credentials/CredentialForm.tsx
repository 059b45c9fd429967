import Button from '@mui/material/Button'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { notify } from '@/components/notices'

type Props = { system: string; secrets: readonly string[] }

/** Form for the secrets of one system. Its input stays in the boxes: it is not sent, stored or drafted. */
export const CredentialForm = ({ system, secrets }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const [missing, setMissing] = useState<readonly string[]>([])
  const say = (key: string) => translate(`daftari.credentials.${key}`)
  const title = say(`${system}.title`)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const empty = secrets.filter(secret => !String(typed.get(secret) ?? '').trim())
    setMissing(empty)
    if (empty[0]) form.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
    else notify({ tone: 'info', text: say('nothingSaved') })
  }
  return (
    <form className="credential-form" onSubmit={submit} noValidate aria-labelledby={`${id}-title`} autoComplete="off">
      <h2 id={`${id}-title`}>{title}</h2>
      {secrets.map(secret => {
        const fault = missing.includes(secret) ? translate('daftari.lists.required') : undefined
        return (
          <div className="field" key={secret}>
            <label htmlFor={`${id}-${secret}`}>
              {say(`${system}.${secret}`)}
              <span className="field-required" aria-hidden>
                {' *'}
              </span>
            </label>
            <input
              id={`${id}-${secret}`}
              name={secret}
              type="password"
              className="credential-secret"
              // Browsers offer to save the value with any other setting.
              autoComplete="new-password"
              spellCheck={false}
              required
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault && `${id}-${secret}-fault`}
              onChange={() => setMissing(missing.filter(one => one !== secret))}
            />
            {fault && (
              <p id={`${id}-${secret}-fault`} className="credential-fault">
                {fault}
              </p>
            )}
          </div>
        )
      })}
      <Button type="submit" variant="contained">
        {say('save')}
      </Button>
    </form>
  )
}
