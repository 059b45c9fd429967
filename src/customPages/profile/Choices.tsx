import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { notify } from '@/components/notices'
import { chooseLanguage, languageNames, offeredLocales } from '@/i18n/languages'
import { useLocale } from '@/i18n/useLocale'
import { useWork } from '../work/workContext'

/** Choices that this browser keeps for the person: the language, and the page after the sign-in. */
export const Choices = () => {
  const translate = useTranslate()
  const locale = useLocale()
  const work = useWork()
  const offered = offeredLocales()
  const say = (key: string) => translate(`daftari.shell.profile.choices.${key}`)
  if (offered.length < 2 && !work) return null
  return (
    <>
      <h2 className="part-heading">{say('title')}</h2>
      <div className="profile-choices">
        {offered.length > 1 && (
          <TextField
            select
            label={say('language')}
            value={locale}
            onChange={({ target }) => {
              const next = offered.find(one => one === target.value)
              if (next) chooseLanguage(next).catch(() => notify({ tone: 'bad' }))
            }}
          >
            {offered.map(one => (
              <MenuItem key={one} value={one} lang={one}>
                {languageNames[one]}
              </MenuItem>
            ))}
          </TextField>
        )}
        {work && (
          <TextField
            select
            label={say('start')}
            value={work.isStartPage ? 'work' : 'dashboard'}
            onChange={({ target }) => work.setStartPage(target.value === 'work')}
          >
            <MenuItem value="dashboard">{say('dashboard')}</MenuItem>
            <MenuItem value="work">{say('work')}</MenuItem>
          </TextField>
        )}
      </div>
    </>
  )
}
