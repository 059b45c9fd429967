import type { WorkFigures } from '@contract/portal/workTeam'
import { useTranslate } from 'react-admin'
import { dayName } from '@/i18n/dayNames'
import { useLocale } from '@/i18n/useLocale'

/** Figures of the chart as a table, the latest day first, with their sums. */
export const DaysTable = ({ days }: { days: WorkFigures['byDay'] }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string) => translate(`daftari.workTeam.${key}`)
  const sumOf = (key: 'arrived' | 'done' | 'late') =>
    days.reduce((sum, day) => sum + day[key], 0).toLocaleString(locale)
  return (
    <table className="team-table">
      <caption className="only-spoken">{say('flow')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('day')}</th>
          <th scope="col">{say('arrived')}</th>
          <th scope="col">{say('done')}</th>
          <th scope="col">{say('late')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, arrived, done, late }) => (
          <tr key={day}>
            <th scope="row">{dayName(day, locale)}</th>
            <td>{arrived.toLocaleString(locale)}</td>
            <td>{done.toLocaleString(locale)}</td>
            <td>{late.toLocaleString(locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('sum')}</th>
          <td>{sumOf('arrived')}</td>
          <td>{sumOf('done')}</td>
          <td>{sumOf('late')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
