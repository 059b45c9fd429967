import { PASSWORD } from '@contract/auth/activation'
import { ownAccount } from '@contract/portal/ownAccount'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWrite } from '@/components/actions/useWrite'
import { ProfileForm } from './ProfileForm'

type Draft = { present: string; password: string }
const send = ownAccount.changePassword.from((body: Draft) => ({ body }))

const boxes = ['present', 'password', 'repeat'] as const
type Box = (typeof boxes)[number]
type Fault = 'missing' | 'short' | 'long' | 'different'

const faultOf = (box: Box, typed: Record<Box, string>): Fault | undefined => {
  if (!typed[box]) return 'missing'
  if (box === 'password' && typed.password.length < PASSWORD.least) return 'short'
  if (box === 'password' && typed.password.length > PASSWORD.longest) return 'long'
  return box === 'repeat' && typed.repeat !== typed.password ? 'different' : undefined
}

/**
 * Form for a new password. The boxes hold what is typed themselves: a password is in no draft and in no storage, and stays
 * in them when the request fails.
 */
export const ChangePassword = ({ done }: { done(): void }) => {
  const translate = useTranslate()
  const { write, busy } = useWrite('password', undefined)
  const [faults, setFaults] = useState<Partial<Record<Box, Fault>>>({})
  const say = (key: string) => translate(`daftari.shell.profile.password.${key}`, PASSWORD)

  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const typed = Object.fromEntries(boxes.map(box => [box, String(data.get(box) ?? '')])) as Record<Box, string>
    const wrong = boxes.flatMap(box => {
      const fault = faultOf(box, typed)
      return fault ? [[box, fault] as const] : []
    })
    setFaults(Object.fromEntries(wrong))
    const [first] = wrong
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus()
    // The toast tells of a failure.
    void write(send, { present: typed.present, password: typed.password }).then(done, () => undefined)
  }

  return (
    <ProfileForm label={say('title')} action={say('submit')} busy={busy} submit={submit} done={done}>
      <p className="page-lead">{say('ends')}</p>
      {boxes.map(box => {
        const fault = faults[box]
        return (
          <TextField
            key={box}
            name={box}
            type="password"
            label={say(box)}
            autoComplete={box === 'present' ? 'current-password' : 'new-password'}
            autoFocus={box === 'present'}
            error={Boolean(fault)}
            helperText={fault ? say(fault) : box === 'password' ? say('rule') : ' '}
          />
        )
      })}
    </ProfileForm>
  )
}
