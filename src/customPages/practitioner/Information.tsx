import type { PractitionerFile } from '@contract/registry/practitioners'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ToneText } from '@/views/list/ToneText'
import { useRegistry } from '@/views/useRegistry'
import { readPlaces } from './calls'
import { banks, bio, type Fact, indemnity, places, professions, qualifications, subjections } from './facts'
import { useSay } from './useSay'

const Section = ({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) => {
  const id = useId()
  const { say } = useSay()
  return (
    <section className="practitioner-section" data-wide={wide || undefined} aria-labelledby={id}>
      <h3 id={id}>{say(`sections.${title}`)}</h3>
      {children}
    </section>
  )
}

const Facts = <Of,>({ facts, of }: { facts: readonly Fact<Of>[]; of: Of }) => {
  const { say, plain } = useSay()
  return (
    <dl className="practitioner-facts">
      {facts.map(fact => (
        <div key={fact.label}>
          <dt>{say(`facts.${fact.label}`)}</dt>
          <dd className="figures">{plain(fact.kind, fact.of(of))}</dd>
        </div>
      ))}
    </dl>
  )
}

type RowsProps<Row> = {
  title: string
  columns: readonly Fact<Row>[]
  rows: readonly Row[] | null | undefined
}

/** Things of a kind, a row each; on a narrow screen each row is a list of its facts. */
const Rows = <Row,>({ title, columns, rows }: RowsProps<Row>) => {
  const { say, plain } = useSay()
  if (!rows?.length) return <p className="practitioner-none">{say('none')}</p>
  return (
    <table className="practitioner-rows" aria-label={say(`sections.${title}`)}>
      <thead>
        <tr>
          {columns.map(({ label, kind }) => (
            <th key={label} scope="col" className={kind === 'count' ? 'right' : undefined}>
              {say(`facts.${label}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these have no key of their own and never move
          <tr key={index}>
            {columns.map(({ label, kind, of }) => (
              <td key={label} data-label={say(`facts.${label}`)} className={kind === 'count' ? 'right' : undefined}>
                {plain(kind, of(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Conduct = ({ file }: { file: PractitionerFile }) => {
  const { say } = useSay()
  return (
    <dl className="practitioner-conduct">
      {subjections.map(subjection => {
        const found = file.profConductDetails?.filter(one => one.subjection === subjection) ?? []
        return (
          <div key={subjection}>
            <dt>{say(`conduct.${subjection}`)}</dt>
            <dd>
              <ToneText tone={found.length ? 'bad' : 'good'}>{say(found.length ? 'yes' : 'no')}</ToneText>
              {found.map(
                ({ detailedInformation }) =>
                  detailedInformation && <p key={detailedInformation}>{detailedInformation}</p>,
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The places of an address: those sent along, else those that the village's id stands for. */
const usePlaces = ({ address, villageId }: PractitionerFile) => {
  const registry = useRegistry()
  const { data } = useQuery({
    queryKey: ['places', villageId],
    enabled: !address && Boolean(villageId),
    queryFn: ({ signal }) => registry.read(readPlaces, { villageId: villageId ?? '' }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return address ?? data ?? {}
}

/** All that the register knows of a practitioner, in the order of the documents (000 section 2.9). */
export const Information = ({ file }: { file: PractitionerFile }) => {
  const address = usePlaces(file)
  return (
    <div className="practitioner-sections">
      <Section title="bio">
        <Facts facts={bio} of={file} />
      </Section>
      <Section title="conduct">
        <Conduct file={file} />
      </Section>
      <Section title="address" wide>
        <Facts facts={places} of={address} />
      </Section>
      <Section title="banks" wide>
        <Rows title="banks" columns={banks.columns} rows={banks.rows(file)} />
      </Section>
      <Section title="qualifications" wide>
        <Rows title="qualifications" columns={qualifications.columns} rows={qualifications.rows(file)} />
      </Section>
      <Section title="professions" wide>
        <Rows title="professions" columns={professions.columns} rows={professions.rows(file)} />
      </Section>
      <Section title="indemnity" wide>
        <Rows title="indemnity" columns={indemnity.columns} rows={indemnity.rows(file)} />
      </Section>
    </div>
  )
}
