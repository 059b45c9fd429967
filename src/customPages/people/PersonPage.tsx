import { personData } from '@contract/portal/personData'
import { type PersonFile, persons } from '@contract/portal/persons'
import SaveIcon from '@mui/icons-material/FileDownloadOutlined'
import MergedIcon from '@mui/icons-material/MergeOutlined'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { Days } from '@/components/Days'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { Way } from '@/components/file/FileHead'
import { NotFoundNote } from '@/components/file/NotFoundNote'
import { QueryContent } from '@/components/file/QueryContent'
import { Section } from '@/components/file/Section'
import { ToneText } from '@/components/list/ToneText'
import { RecordHead } from '@/components/notes/RecordHead'
import { PersonalData } from '@/components/personalData/PersonalData'
import { useCan } from '@/components/useCan'
import { useSource } from '@/components/useSource'
import { useVisit } from '@/components/visits'
import { isNotFound } from '@/definition/source'
import { FileReaders } from '../fileReaders/FileReaders'
import { CompareDialog } from './CompareDialog'
import { PEOPLE, readPerson } from './calls'
import { DataDialog } from './DataDialog'
import { PeopleList } from './PeopleList'
import { PersonDecisions, PersonRoles } from './PersonParts'
import { UndoDialog } from './UndoDialog'
import { usePersonText } from './usePersonText'
import './people.css'

const HOME = '/home/people'
const COMPARE = 'compare'
const UNDO = 'undo'
const HELD = 'held'

const Facts = ({ person }: { person: PersonFile }) => {
  const { say, code, day, given, nationality, number } = usePersonText()
  const facts = [
    ['number', number(person.idType, person.idNumber)],
    ['born', day(person.dateOfBirth)],
    ['sex', person.sex && code('sexes', person.sex)],
    ['nationality', person.nationality && nationality(person.nationality)],
    ['phone', person.phoneNumber],
    ['email', person.email],
    ['postalAddress', person.postalAddress],
  ] as const
  return (
    <dl className="file-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{say(`facts.${name}`)}</dt>
          <dd data-missing={!value || undefined}>
            <ToneText>{given(value)}</ToneText>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Identities = ({ identities }: Pick<PersonFile, 'identities'>) => {
  const { say, day, number } = usePersonText()
  return (
    <div className="file-notice" data-tone="quiet">
      <MergedIcon aria-hidden fontSize="small" />
      <div>
        <p>{say('madeOne', { smart_count: identities.length })}</p>
        <ul className="people-identities">
          {identities.map(({ key, name, idType, idNumber, dateOfBirth }) => (
            <li key={key}>
              <Days text={[name, number(idType, idNumber), say('bornOn', { day: day(dateOfBirth) })].join(' · ')} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Button that gives a person's data out, for holders of the permission. */
const DataHeld = ({ person }: { person: PersonFile }) => {
  const { say } = usePersonText()
  const { opened, close } = useDialogRoute()
  const mayTake = useCan('general')(String(personData.take.permit))
  if (!mayTake) return null
  return (
    <>
      <DialogButton size="small" color="inherit" startIcon={<SaveIcon />} opens={{ name: HELD }}>
        {say('held.title')}
      </DialogButton>
      {opened?.name === HELD && <DataDialog person={person} close={close} />}
    </>
  )
}

const Content = ({ person }: { person: PersonFile }) => {
  const { say } = usePersonText()
  const { opened, open, close } = useDialogRoute()
  const mayDecide = useCan('general')('can_merge_people')
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { key } = useParams()
  useVisit(person.name, 'PERSON')
  // The number of each record opens the person; the address becomes that of the first one.
  useEffect(() => {
    if (key && key !== person.key) navigate(`${HOME}/${person.key}${search}`, { state, replace: true })
  }, [key, person.key, navigate, search, state])
  const standing = person.decisions.filter(({ undoneAt }) => !undoneAt)
  const undone = mayDecide && opened?.name === UNDO ? standing.find(({ id }) => id === opened.id) : undefined
  return (
    <>
      <header className="people-head">
        <h1>{person.name || say('unnamed')}</h1>
        <p className="people-soft">{say('roleCount', { smart_count: person.roles.length })}</p>
        <RecordHead kind="PERSON" recordKey={person.key} name={person.name || say('unnamed')} file={person} />
        <PersonalData kind="PERSON" fileKey={person.key} name={person.name || say('unnamed')} />
      </header>
      {person.identities.length > 1 && <Identities identities={person.identities} />}
      <Section title={say('data')}>
        <Facts person={person} />
      </Section>
      <Section title={say('rolesIn')}>
        <PersonRoles roles={person.roles} />
      </Section>
      <Section title={say('duplicates')}>
        {person.duplicates.length ? (
          <PeopleList
            label={say('duplicates')}
            people={person.duplicates}
            compare={mayDecide ? other => open(COMPARE, other) : undefined}
          />
        ) : (
          <p>{say(standing.length ? 'noOtherDuplicates' : 'noDuplicates')}</p>
        )}
      </Section>
      {person.decisions.length > 0 && (
        <Section title={say('decisions')}>
          <PersonDecisions
            decisions={person.decisions}
            undo={mayDecide ? decision => open(UNDO, decision) : undefined}
          />
        </Section>
      )}
      {mayDecide && opened?.name === COMPARE && opened.id && (
        <CompareDialog key={opened.id} person={person} other={opened.id} close={close} />
      )}
      {undone && <UndoDialog decision={undone} close={close} />}
    </>
  )
}

const ByKey = ({ person }: { person: string }) => {
  const translate = useTranslate()
  const { say } = usePersonText()
  const query = useSource([PEOPLE, 'person', person], readPerson, { person })
  return (
    <article className="file-page people">
      <Way
        home={HOME}
        crumbs={[{ label: say('title'), to: HOME }, { label: query.data?.name ?? translate('daftari.people.person') }]}
      >
        {query.data && (
          <>
            <FileReaders kind="PERSON" fileKey={query.data.key} />
            <DataHeld person={query.data} />
          </>
        )}
      </Way>
      {query.data === undefined && isNotFound(query.error) ? (
        <NotFoundNote error={query.error} list={HOME} />
      ) : (
        <QueryContent query={query} permit={String(persons.file.permit)} name={say('person')}>
          {answer => <Content person={answer} />}
        </QueryContent>
      )}
    </article>
  )
}

/** Page of a natural person: their roles in all entities, probable duplicates, and decisions about them. */
const PersonPage = () => {
  const { key = '' } = useParams()
  return <ByKey key={key} person={key} />
}

export default PersonPage
