import { isPhone, normalContact } from '@contract/contacts'
import { ownAccount } from '@contract/portal/ownAccount'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { changeUser } from '@/authProvider/session'
import { useWrite } from '@/components/actions/useWrite'
import { ProfileForm } from './ProfileForm'

const send = ownAccount.setPhone.from((body: { phone: string }) => ({ body }))

type Props = { phone: string; changed(phone: string): void; done(): void }

/** Form for the telephone of the signed-in person. */
export const ChangePhone = ({ phone, changed, done }: Props) => {
  const translate = useTranslate()
  const { write, busy } = useWrite('telephone', undefined)
  const [typed, setTyped] = useState(phone)
  const [isWrong, setWrong] = useState(false)
  const say = (key: string) => translate(`daftari.shell.profile.${key}`)

  const submit = () => {
    const phone = normalContact(typed)
    if (!isPhone(phone)) return setWrong(true)
    const keep = () => {
      changeUser({ phoneNumber: phone })
      changed(phone)
      done()
    }
    // The toast tells of a failure.
    void write(send, { phone }).then(keep, () => undefined)
  }

  return (
    <ProfileForm label={say('telephone.open')} action={say('save')} busy={busy} submit={submit} done={done}>
      <TextField
        label={say('telephone.title')}
        type="tel"
        autoComplete="tel"
        autoFocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
        error={isWrong}
        helperText={isWrong ? say('telephone.wrong') : ' '}
      />
    </ProfileForm>
  )
}
