import { LAST_RETURN_YEAR, type ReturnStatus } from '@contract/processes/annualReturns'
import { useTranslate } from 'react-admin'
import { FormPanel } from '@/components/form/FormPanel'
import type { AnyPageForm } from '@/definition/definePageForm'
import type { Tone } from '@/definition/field'
import { readableCode } from '@/definition/readableCode'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { CompanyPanel } from './CompanyPanel'
import { readReturns } from './calls'

const tones: Record<ReturnStatus, Tone> = { FILED: 'good', NOT_FILED: 'quiet', OVERDUE: 'bad' }

type YearsProps = {
  /** Form whose labels name the statuses. */
  form: AnyPageForm
  years: readonly { year: number; status: ReturnStatus }[]
  chosen: readonly string[]
  choose(year: string): void
}

/** Status of each year; a click chooses the year or removes it. */
const Years = ({ form, years, chosen, choose }: YearsProps) => {
  const translate = useTranslate()
  // Text, because a year must not be formatted with a thousands separator.
  if (!years.length)
    return <p className="company-about">{translate('daftari.repairs.noYears', { last: String(LAST_RETURN_YEAR) })}</p>
  return (
    <>
      <p className="company-about">{translate('daftari.repairs.years')}</p>
      <ul className="company-years">
        {years.map(({ year, status }) => (
          <li key={year}>
            <button
              type="button"
              aria-pressed={chosen.includes(String(year))}
              data-tone={tones[status]}
              onClick={() => choose(String(year))}
            >
              <strong>{year}</strong>
              <span>{form.fields.targetStatus?.options?.[status] ?? readableCode(status)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const chosenIn = (years: unknown) => (Array.isArray(years) ? years.map(String) : [])

/** Page that repairs annual returns: the form, with the status of the company's years beside it. */
const AnnualReturns = ({ form: declared }: { form: AnyPageForm }) => {
  const form = useInLanguage()('forms', declared)
  return (
    <FormPanel
      form={form}
      beside={({ brn, years }, put) => (
        <CompanyPanel typed={String(brn ?? '')} read={readReturns} name={form.name}>
          {company => (
            <Years
              form={form}
              years={company.years}
              chosen={chosenIn(years)}
              choose={year => {
                const chosen = chosenIn(years)
                const next = chosen.includes(year) ? chosen.filter(one => one !== year) : [...chosen, year]
                put('years', next)
              }}
            />
          )}
        </CompanyPanel>
      )}
    />
  )
}

export default AnnualReturns
