import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { currentUser } from '@/authProvider/session'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import type { Resource } from '@/definition/defineResource'
import { optionWords } from '@/definition/optionWords'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { useLocale } from '@/i18n/useLocale'
import '../adminPage.css'
import { ChangePassword } from './ChangePassword'
import { ChangePhone } from './ChangePhone'
import { Choices } from './Choices'
import './profile.css'

/** Changes of a person's own account, on a host that announces them; one form is open at a time. */
const OwnAccount = ({ phone, changed }: { phone: string; changed(phone: string): void }) => {
  const translate = useTranslate()
  const [open, setOpen] = useState<'password' | 'telephone'>()
  const close = () => setOpen(undefined)
  if (open === 'password') return <ChangePassword done={close} />
  if (open === 'telephone') return <ChangePhone phone={phone} changed={changed} done={close} />
  return (
    <div className="profile-buttons">
      {(['password', 'telephone'] as const).map(form => (
        <Button key={form} variant="outlined" color="inherit" onClick={() => setOpen(form)}>
          {translate(`daftari.shell.profile.${form}.open`)}
        </Button>
      ))}
    </div>
  )
}

/**
 * Page of the signed-in person, as stored at sign-in (docs/requirements/portal-shell.md); the labels of ID types come
 * from `people`.
 */
const Profile = ({ people }: { people: Resource }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const inLanguage = useInLanguage()
  const user = currentUser()
  const idType = user?.idType
  const announced = useAnnouncedExtensions()
  const [phone, setPhone] = useState(user?.phoneNumber ?? '')
  const say = (key: string) => translate(`daftari.shell.profile.${key}`)
  const facts: [label: string, value: string | null | undefined][] = [
    [say('name'), [user?.givenName, user?.surName].filter(Boolean).join(' ')],
    [say('email'), user?.email],
    [say('phone'), phone],
    [say('idType'), idType && optionWords(inLanguage('resources', people), 'idType', idType)],
    [say('idNumber'), user?.idNumber],
    [say('department'), user?.department?.departmentName],
  ]
  const roles = user?.roles ?? []

  return (
    <div className="page-narrow">
      <Typography variant="h1" className="page-title">
        {say('title')}
      </Typography>
      <dl className="page-box profile-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="profile-missing">{say('missing')}</span>}</dd>
          </div>
        ))}
      </dl>
      {announced?.has('ownAccount') && (
        <ResourceContextProvider value="profile">
          <OwnAccount phone={phone} changed={setPhone} />
        </ResourceContextProvider>
      )}
      <Choices />
      <h2 className="part-heading">{say('roles')}</h2>
      {roles.length === 0 ? (
        <p className="page-lead">{say('noRoles')}</p>
      ) : (
        <table className="page-box profile-roles">
          <thead>
            <tr>
              <th scope="col">{say('role')}</th>
              <th scope="col">{say('permissions')}</th>
            </tr>
          </thead>
          <tbody>
            {roles.map(({ name, permissions }) => (
              <tr key={name}>
                <td>{name.replaceAll('_', ' ')}</td>
                <td>{(permissions?.length ?? 0).toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

export default Profile
