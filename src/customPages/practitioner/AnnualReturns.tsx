import type { PractitionerFile } from '@contract/registry/practitioners'
import { Empty } from '@/views/list/states'
import { ToneText } from '@/views/list/ToneText'
import { annualReturnsOf, yearOf } from './filings'
import { useSay } from './useSay'

/** What was filed from year to year, newest first; nothing can be changed here (decision D16). */
export const AnnualReturns = ({ file }: { file: PractitionerFile }) => {
  const { words, say, option, plain } = useSay()
  const returns = annualReturnsOf(file).toReversed()
  if (!returns.length) return <Empty title={say('noReturns')} />
  return (
    <table className="practitioner-rows" aria-label={say('tab.annualReturns')}>
      <thead>
        <tr>
          {['type', 'year', 'date', 'status'].map(column => (
            <th key={column} scope="col">
              {say(`returns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {returns.map(({ id, applicationType, status, ...form }, index) => (
          <tr key={id ?? index}>
            <td data-label={say('returns.type')}>{plain('choice', applicationType)}</td>
            <td data-label={say('returns.year')}>{yearOf(form) || words('daftari.lists.nothing')}</td>
            <td data-label={say('returns.date')}>{plain('date', form.registrationDate ?? form.createdAt)}</td>
            <td data-label={say('returns.status')}>
              <ToneText tone={status === 'APPROVED' ? 'good' : 'quiet'}>{status ? option(status) : ''}</ToneText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
