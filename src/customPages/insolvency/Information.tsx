import type { InsolvencyDetails } from '@contract/insolvency/applications'
import type { Attendee } from '@contract/insolvency/records'
import { fieldKinds } from '@/components/fields'
import { FactRows } from '@/components/file/FactList'
import { FactTable } from '@/components/file/FileTable'
import type { Fact } from '@/components/file/facts'
import { Info } from '@/components/file/QueryContent'
import { Section } from '@/components/file/Section'
import { type Block, blocksOf } from './blocks'
import { applicant, application, history, people } from './facts'
import { LatestMessage } from './Messages'
import { useInsolvencyText } from './useInsolvencyText'

/** Table of people under a heading; columns without any value are left out. */
const People = ({ title, rows }: { title: string; rows: readonly Attendee[] }) => {
  const { say, shown } = useInsolvencyText()
  const columns = shown(people).filter(({ text }) => rows.some(row => text(row)))
  return <FactTable title={title} facts={columns} rows={rows} none={say('none')} />
}

/** Tells whether only names are known of the people, so that no table is needed. */
const onlyNamed = ({ rows }: Block['people'][number]) =>
  rows.every(
    ({ position, phone, email, entityName, entityBrn }) => !(position || phone || email || entityName || entityBrn),
  )

const BlockSection = ({ block: { key, number, status, thing, facts, people } }: { block: Block }) => {
  const { say, shown, standing } = useInsolvencyText()
  const title = number ? say('numbered', { title: say(`blocks.${key}`), number }) : say(`blocks.${key}`)
  const [named, described] = [people.filter(onlyNamed), people.filter(group => !onlyNamed(group))]
  const names = named.map(({ key, rows }): Fact => {
    const names = rows.map(({ name, signatoryName }) => name ?? signatoryName).join(', ')
    return { source: key, label: say(`people.${key}`), kind: fieldKinds.text, text: () => names, tone: () => undefined }
  })
  const rows = [...shown(facts).filter(({ text }) => text(thing)), ...names]
  return (
    <Section title={title} standing={standing(status)}>
      {rows.length > 0 && <FactRows facts={rows} thing={thing} />}
      {rows.length === 0 && described.length === 0 && <p>{say('none')}</p>}
      {described.map(group => (
        <People key={group.key} title={say(`people.${group.key}`)} rows={group.rows} />
      ))}
    </Section>
  )
}

/** All details of an application: applicants, subject, and each part that it has. */
export const Information = ({ details }: { details: InsolvencyDetails }) => {
  const { say, shown } = useInsolvencyText()
  const reasons = (details.reasons ?? []).flatMap(({ reason }) => (reason ? [reason] : []))
  return (
    <>
      <LatestMessage details={details} />
      <div className="insolvency-first">
        <Section title={say('blocks.application')}>
          <FactRows
            facts={shown(application).filter(({ source, text }) => source !== 'windingUpType' || text(details))}
            thing={details}
          />
        </Section>
        <Section title={say('blocks.applicant')}>
          {details.applicant ? (
            <FactRows facts={shown(applicant)} thing={details.applicant} />
          ) : (
            <Info>{say('noApplicant')}</Info>
          )}
        </Section>
      </div>
      {reasons.length > 0 && (
        <Section title={say('blocks.reasons')}>
          <ol className="insolvency-reasons">
            {reasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ol>
        </Section>
      )}
      {blocksOf(details).map(block => (
        <BlockSection key={`${block.key}${block.number ?? ''}`} block={block} />
      ))}
      {details.history && details.history.length > 0 && (
        <FactTable title={say('blocks.history')} facts={shown(history)} rows={details.history} none={say('none')} />
      )}
    </>
  )
}
