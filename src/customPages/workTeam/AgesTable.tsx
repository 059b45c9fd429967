import type { WorkSource } from '@contract/portal/workSources'
import type { WorkFigures } from '@contract/portal/workTeam'
import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'

type Ages = WorkFigures['ages'][number]
/** Age groups, from the youngest to the oldest. */
const groups = ['under2', 'under8', 'under31', 'more'] as const

const totalOf = (ages: Ages) => groups.reduce((sum, group) => sum + ages[group], 0)

/** Bar whose parts are the age groups of one kind of work, as long as its share of the largest kind. */
const AgeBar = ({ ages, largest }: { ages: Ages; largest: number }) => (
  <span className="team-bar" style={{ width: `${(100 * totalOf(ages)) / largest}%` }} aria-hidden>
    {groups.map(group => ages[group] > 0 && <i key={group} data-group={group} style={{ flexGrow: ages[group] }} />)}
  </span>
)

type Props = { ages: WorkFigures['ages']; nameOf(source: WorkSource): string }

/** Open work by its kind and its age in days, the largest kind first. */
export const AgesTable = ({ ages, nameOf }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string) => translate(`daftari.workTeam.${key}`)
  const rows = ages.filter(row => totalOf(row) > 0).toSorted((one, other) => totalOf(other) - totalOf(one))
  const largest = Math.max(1, ...rows.map(totalOf))
  if (!rows.length) return <p className="team-none">{say('nothingOpen')}</p>
  return (
    <div className="team-scroll">
      <table className="team-table team-ages">
        <caption className="only-spoken">{say('ages')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('kind')}</th>
            {groups.map(group => (
              <th key={group} scope="col">
                <i className="team-key" data-group={group} aria-hidden />
                {say(group)}
              </th>
            ))}
            <th scope="col">{say('sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.source}>
              <th scope="row">
                {nameOf(row.source)}
                <AgeBar ages={row} largest={largest} />
              </th>
              {groups.map(group => (
                <td key={group}>{row[group].toLocaleString(locale)}</td>
              ))}
              <td>{totalOf(row).toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
