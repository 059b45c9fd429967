import type { Sending } from '@contract/call'
import { normalBrn } from '@contract/registry/brn'
import { BRN } from '@contract/registry/strikes'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Days } from '@/components/Days'
import { sayMoment } from '@/components/fields/dates'
import { QueryContent } from '@/components/file/QueryContent'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { RecordLink } from '@/components/RecordLink'
import { useCancellableQuery } from '@/components/useCancellableQuery'
import { useRegistry } from '@/components/useRegistry'
import { useSettled } from '@/components/useSettled'
import { ApiError } from '@/dataProvider/apiError'
import { askAgain } from '@/definition/source'
import { failureWords } from '@/i18n/outcomeMessages'
import './processes.css'

type KnownCompany = { brn: string; name: string; registeredOn?: string | null | undefined }

type Props<Known extends KnownCompany> = {
  typed: string
  read: Sending<{ brn: string }, Known>
  /** Query key under which the company is read again after a write. */
  name: string
  /** Content under the company's name. */
  children(company: Known): ReactNode
}

const Company = <Known extends KnownCompany>({ typed, read, name, children }: Props<Known>) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const brn = useSettled(normalBrn(typed))
  const query = useCancellableQuery<Known>({
    queryKey: [name, brn],
    queryFn: ({ signal }) => registry.read(read, { brn }, { signal }),
    enabled: BRN.test(brn),
    ...askAgain,
    staleTime: 5_000,
  })
  const { error, isFetching } = query
  if (!BRN.test(brn)) return <p className="company-hint">{translate('daftari.repairs.typeBrn')}</p>
  if (error instanceof ApiError && error.code === 'unknown-brn')
    return (
      <p className="company-hint" role="status">
        {failureWords(translate, error)}
      </p>
    )
  return (
    <QueryContent query={query} permit={read.call.permit} name={brn}>
      {company => (
        <section className="company-beside" aria-label={company.name} aria-busy={isFetching}>
          <header>
            <h2>{company.name}</h2>
            <p className="figures">
              <RecordLink lead={{ record: 'entity', key: company.brn }}>{company.brn}</RecordLink>
              {company.registeredOn && (
                <Days
                  text={` · ${translate('daftari.repairs.registeredOn', { day: sayMoment(company.registeredOn, 'DD-MM-YYYY') })}`}
                />
              )}
            </p>
          </header>
          {children(company)}
        </section>
      )}
    </QueryContent>
  )
}

/**
 * Current register data of the company whose BRN is in the form. Empty for a host that does not announce the call's
 * extension; the form works there all the same.
 */
export const CompanyPanel = <Known extends KnownCompany>(props: Props<Known>) => {
  const announced = useAnnouncedExtensions()
  const { extension } = props.read.call
  return !extension || announced?.has(extension) ? <Company {...props} /> : null
}
