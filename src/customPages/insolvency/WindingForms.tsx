import type { CourtOrder, Report, Resolution } from '@contract/insolvency/records'
import type { WindingTask } from '@contract/insolvency/windingUp'
import { FactRows } from '@/components/file/FactList'
import { Info } from '@/components/file/QueryContent'
import { Section } from '@/components/file/Section'
import { type FactDefinitions, useFactText } from '@/components/file/useFactText'
import { courtOrder, report, resolution } from './facts'
import { StatementSection } from './StatementSection'
import { useInsolvencyText } from './useInsolvencyText'

/** Returns the place of inspection in its parts, or as one text where the host sends only that. */
const venueOf = ({ physicalAddress }: Report): FactDefinitions<Report> => {
  const { reportNumber: _, physicalAddress: inWords, ...parts } = report
  return typeof physicalAddress === 'string' && inWords ? { physicalAddress: inWords, ...parts } : parts
}

/** Facts of a court order: case, date, venue and details. */
const orderFacts: FactDefinitions<CourtOrder> = courtOrder
const resolutionFacts: FactDefinitions<Resolution> = resolution

type PartProps<Row> = {
  title: string
  thing: (Row & { status?: string | null | undefined }) | null | undefined
  facts: FactDefinitions<Row>
}

function FormPart<Row>({ title, thing, facts }: PartProps<Row>) {
  const { say } = useFactText('windingUp')
  const { shown, standing } = useInsolvencyText()
  return (
    <Section title={title} standing={standing(thing?.status)}>
      {thing ? <FactRows facts={shown(facts)} thing={thing} /> : <p>{say('notFilled')}</p>}
    </Section>
  )
}

/** Forms of a winding-up, read-only; approved ones are marked as locked (docs/requirements/insolvency.md). */
export const WindingForms = ({ task }: { task: WindingTask }) => {
  const { say } = useFactText('windingUp')
  const { say: sayOf } = useInsolvencyText()
  const { preliminaryReport, boardResolution, courtOrders, reasons, form20 } = task
  const orders = courtOrders?.length ? courtOrders : [null]
  const options = (reasons ?? []).flatMap(({ reason }) => reason ?? [])
  return (
    <>
      <FormPart title={say('inspectionVenue')} thing={preliminaryReport} facts={venueOf(preliminaryReport ?? {})} />
      <FormPart title={say('resolution')} thing={boardResolution} facts={resolutionFacts} />
      {orders.map((order, index) => (
        <FormPart
          // biome-ignore lint/suspicious/noArrayIndexKey: court orders have no key of their own and never move
          key={index}
          title={
            orders.length > 1 ? sayOf('numbered', { title: say('courtOrder'), number: index + 1 }) : say('courtOrder')
          }
          thing={order}
          facts={orderFacts}
        />
      ))}
      {form20 ? (
        <StatementSection
          form20={form20}
          about={{ number: task.trackingNumber, company: task.companyName ?? '', brn: task.brn ?? '' }}
        />
      ) : (
        <Section title={say('form20')}>
          <Info>{say('noForm20')}</Info>
        </Section>
      )}
      <Section title={say('reasons')}>
        {options.length === 0 ? (
          <p>{say('notFilled')}</p>
        ) : (
          <ol className="insolvency-reasons">
            {options.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ol>
        )}
      </Section>
    </>
  )
}
