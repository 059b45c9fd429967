import { toId } from '@contract/id'
import type { PractitionerFile } from '@contract/registry/practitioners'
import { FactRows } from '@/components/file/FactList'
import { FactTable } from '@/components/file/FileTable'
import { QueryContent as FilePart } from '@/components/file/QueryContent'
import { Section } from '@/components/file/Section'
import { ToneText } from '@/components/list/ToneText'
import { useCancellableQuery } from '@/components/useCancellableQuery'
import { useRegistry } from '@/components/useRegistry'
import { askAgain } from '@/definition/source'
import { readPlaces } from './calls'
import { banks, bio, indemnity, type Part, places, professions, qualifications, subjections } from './facts'
import { usePractitionerText } from './usePractitionerText'

/** Table of one part of the file, with its columns in the order of the documents. */
const Table = <Row,>({ name, part, file }: { name: string; part: Part<Row>; file: PractitionerFile }) => {
  const { say, shown } = usePractitionerText()
  return (
    <FactTable title={say(`sections.${name}`)} facts={shown(part.facts)} rows={part.rows(file)} none={say('none')} />
  )
}

const Conduct = ({ file }: { file: PractitionerFile }) => {
  const { say } = usePractitionerText()
  return (
    <dl className="practitioner-conduct">
      {subjections.map(subjection => {
        const rows = file.profConductDetails?.filter(one => one.subjection === subjection) ?? []
        return (
          <div key={subjection}>
            <dt>{say(`conduct.${subjection}`)}</dt>
            <dd>
              <ToneText tone={rows.length ? 'bad' : 'good'}>{say(rows.length ? 'yes' : 'no')}</ToneText>
            </dd>
            {rows.map(
              ({ detailedInformation }) =>
                detailedInformation && <dd key={detailedInformation}>{detailedInformation}</dd>,
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** Address of the practitioner: the places that were sent, or else those of the village's id. */
const Address = ({ file: { address, villageId } }: { file: PractitionerFile }) => {
  const { say, shown } = usePractitionerText()
  const registry = useRegistry()
  const asks = !address && Boolean(villageId)
  const reading = useCancellableQuery({
    queryKey: ['places', villageId],
    enabled: asks,
    queryFn: ({ signal }) => registry.read(readPlaces, { villageId: villageId ?? toId('') }, { signal }),
    ...askAgain,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const facts = shown(places.facts)
  if (!asks) return <FactRows facts={facts} thing={address ?? {}} />
  return (
    <FilePart query={reading} permit={readPlaces.call.permit} name={say('sections.address')}>
      {row => <FactRows facts={facts} thing={row} />}
    </FilePart>
  )
}

/** All register data of a practitioner, in the order of the documents (docs/requirements/registries.md). */
export const Information = ({ file }: { file: PractitionerFile }) => {
  const { say, shown } = usePractitionerText()
  return (
    <>
      <Section title={say('sections.bio')}>
        <FactRows facts={shown(bio.facts)} thing={file} />
      </Section>
      <Section title={say('sections.conduct')}>
        <Conduct file={file} />
      </Section>
      <Section title={say('sections.address')}>
        <Address file={file} />
      </Section>
      <Table name="banks" part={banks} file={file} />
      <Table name="qualifications" part={qualifications} file={file} />
      <Table name="professions" part={professions} file={file} />
      <Table name="indemnity" part={indemnity} file={file} />
    </>
  )
}
