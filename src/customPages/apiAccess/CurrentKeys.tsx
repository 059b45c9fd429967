import type { ApiAccess } from '@contract/access/apiAccess'
import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import { useLocale } from '@/i18n/useLocale'
import { isWhole } from './calls'
import { KeyField } from './KeyField'

type Props = {
  access: ApiAccess
  /** The keys were shown in full before: only their masked form is left. */
  isMasked: boolean
}

/** Existing keys of an account, masked where the host masks them, and the end points that they open. */
export const CurrentKeys = ({ access: { apiKey, secretKey, createdAt, endPoints }, isMasked }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string) => translate(`daftari.apiAccess.${key}`)
  const opened = (endPoints ?? []).map(({ endPoint, serviceName }) => serviceName || endPoint)
  const hints = [
    ['apiKey', apiKey],
    ['secretKey', secretKey],
  ] as const
  return (
    <>
      {isMasked &&
        hints.map(([name, key]) =>
          // Some hosts send existing keys in full.
          isWhole(key) ? <KeyField key={name} label={say(name)} value={key} /> : null,
        )}
      <dl className="api-facts">
        {isMasked && !isWhole(apiKey) && (
          <div>
            <dt>{say('apiKey')}</dt>
            <dd className="figures">{apiKey}</dd>
          </div>
        )}
        {createdAt && (
          <div>
            <dt>{say('made')}</dt>
            <dd className="figures">{fieldKinds.dateTime.plain(createdAt, { locale, option: String })}</dd>
          </div>
        )}
        <div>
          <dt>{say('areasLabel')}</dt>
          <dd>
            <ul className="api-opened">
              {opened.map(one => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {isMasked && !isWhole(apiKey) && <p className="api-note">{say('lost')}</p>}
    </>
  )
}
