import { apiUsage } from '@contract/accounts/apiUsage'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { ReadFailure } from '@/components/list/listStates'
import { useSource } from '@/components/useSource'
import { useLocale } from '@/i18n/useLocale'
import { usageOf } from './calls'
import { periods, usePeriod } from './period'
import './apiAccess.css'
import '@/components/list/tableStyles'

const DayBox = fieldKinds.date.Input

const Usage = ({ account }: { account: string }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const id = useId()
  const { named, days, choose, change } = usePeriod()
  const say = (key: string, params?: Record<string, unknown>) => translate(`daftari.apiAccess.${key}`, params)
  const { data, error, isFetching, isSuccess, refetch } = useSource(
    ['apiUsage', account, days.from, days.to],
    usageOf,
    {
      id: account,
      ...days,
    },
  )
  if (isSuccess && !data) return null
  const figure = (value: number) => value.toLocaleString(locale)
  const sums = [
    ['spent', data && fieldKinds.money.plain(data.charged, { locale, option: String })],
    ['served', data && figure(data.served)],
    ['failed', data && figure(data.failed)],
    ['sandbox', data && figure(data.sandbox)],
  ] as const
  return (
    <section className="api-usage" aria-labelledby={`${id}-title`}>
      <div className="api-usage-head">
        <h2 id={`${id}-title`}>{say('usage')}</h2>
        <div className="api-period">
          <Select
            size="small"
            value={named}
            onChange={({ target }) => {
              const name = periods.find(one => one === target.value)
              if (name) choose(name)
            }}
            inputProps={{ 'aria-label': say('period') }}
          >
            {periods.map(name => (
              <MenuItem key={name} value={name}>
                {say(`periods.${name}`)}
              </MenuItem>
            ))}
          </Select>
          {named === 'own' && (
            <>
              <DayBox id={`${id}-from`} label={say('from')} value={days.from} onChange={from => change({ from })} />
              <DayBox id={`${id}-to`} label={say('to')} value={days.to} onChange={to => change({ to })} />
            </>
          )}
        </div>
      </div>
      {error && (
        <ReadFailure error={error} permit={apiUsage.usage.permit} busy={isFetching} reload={() => void refetch()} />
      )}
      <dl className="api-sums" aria-busy={isFetching}>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd className="figures">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {data && data.byEndPoint.length > 0 && (
        <div className="list-frame api-by">
          <table className="list-table" aria-label={say('byEndPoint')}>
            <thead>
              <tr>
                <th scope="col">{say('endPoint')}</th>
                {sums.map(([name]) => (
                  <th key={name} scope="col" className="right">
                    {say(name === 'spent' ? 'spentShort' : name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.byEndPoint.map(({ endPoint, charged, ...counts }) => (
                <tr key={endPoint}>
                  <td data-headline>{endPoint}</td>
                  <td className="list-figures right" data-label={say('spentShort')}>
                    {figure(charged)}
                  </td>
                  {(['served', 'failed', 'sandbox'] as const).map(name => (
                    <td key={name} className="list-figures right" data-label={say(name)}>
                      {figure(counts[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && !data.byEndPoint.length && <p className="api-note">{say('noCalls')}</p>}
    </section>
  )
}

/** Totals of an account's calls in a period, overall and by end point, where the host announces the extension. */
export const UsageOfPeriod = ({ account }: { account: string }) =>
  useAnnouncedExtensions()?.has('apiUsage') ? <Usage account={account} /> : null
