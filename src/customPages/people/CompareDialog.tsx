import { isMasked } from '@contract/personal'
import { type ComparedFact, type PersonFile, persons } from '@contract/portal/persons'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { QueryContent } from '@/components/file/QueryContent'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { ToneText } from '@/components/list/ToneText'
import { RecordLink } from '@/components/RecordLink'
import { useSource } from '@/components/useSource'
import { type LinkedRecord, typesOfFiles } from '@/definition/recordLink'
import { comparePeople, decide, PEOPLE, readPerson } from './calls'
import { ReasonBox } from './ReasonBox'
import { useDecision } from './useDecision'
import { usePersonText } from './usePersonText'
import '@/components/actions/dialogs.css'

type Side = { one: PersonFile; other: PersonFile; differ: readonly ComparedFact[] }

/** Two people side by side; lines that differ are marked. The host compares values: masked ones look alike. */
const SideBySide = ({ one, other, differ }: Side) => {
  const { say, day, given, nationality, number } = usePersonText()
  const rows: [ComparedFact, (person: PersonFile) => string, LinkedRecord?][] = [
    ['name', person => person.name, 'person'],
    ['number', person => number(person.idType, person.idNumber)],
    ['born', person => day(person.dateOfBirth)],
    ['nationality', person => nationality(person.nationality)],
    ['phone', person => given(person.phoneNumber)],
    ['email', person => given(person.email)],
    ['postalAddress', person => given(person.postalAddress)],
  ]
  const entitiesOf = ({ roles }: PersonFile) => [...new Map(roles.map(role => [role.brn, role])).values()]
  const entities = (person: PersonFile) =>
    entitiesOf(person)
      .map(({ brn }) => brn)
      .join()
  const isMaskedFact = (value: (person: PersonFile) => string) => isMasked(value(one)) || isMasked(value(other))
  return (
    <table className="details people-compared">
      <thead>
        <tr>
          <td />
          <th scope="col">{say('thisPerson')}</th>
          <th scope="col">{say('otherPerson')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value, record]) => (
          <tr key={name} data-differs={differ.includes(name) || undefined}>
            <th scope="row">
              <span className="people-fact">{say(`facts.${name}`)}</span>
              {isMaskedFact(value) && (
                <span className="people-soft">{say(differ.includes(name) ? 'maskedDiffers' : 'maskedSame')}</span>
              )}
            </th>
            {[one, other].map(person => (
              <td key={person.key}>
                <RecordLink lead={record && { record, key: person.key }}>
                  <ToneText>{value(person)}</ToneText>
                </RecordLink>
              </td>
            ))}
          </tr>
        ))}
        <tr data-differs={entities(one) !== entities(other) || undefined}>
          <th scope="row">
            <span className="people-fact">{say('facts.entities')}</span>
          </th>
          {[one, other].map(person => (
            <td key={person.key}>
              <ul className="people-entities">
                {entitiesOf(person).map(({ brn, entity, register }) => (
                  <li key={brn}>
                    <RecordLink lead={{ record: 'entity', key: brn, fileType: typesOfFiles[register] }}>
                      {entity}
                    </RecordLink>
                  </li>
                ))}
              </ul>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

type Props = { person: PersonFile; other: string; close(): void }

/** Dialog that shows two people side by side, and records with a reason that they are one, or stay apart. */
export const CompareDialog = ({ person, other, close }: Props) => {
  const translate = useTranslate()
  const { say } = usePersonText()
  const title = useId()
  const query = useSource([PEOPLE, 'person', other], readPerson, { person: other })
  const compared = useSource([PEOPLE, 'compared', person.key, other], comparePeople, { person: person.key, other })
  const isCompared = query.data !== undefined && compared.data !== undefined
  const { leave, ...guard } = useLeaveGuard(close)
  const decision = useDecision(`${person.key}.${other}`, guard)
  const { busy } = decision
  const send = (kind: 'MERGE' | 'APART') =>
    decision.send(kind, decide, reason => ({ one: person.key, other: query.data?.key ?? other, kind, reason }))
  return (
    <Dialog open onClose={leave} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{say('areOne')}</DialogTitle>
      <DialogContent>
        <QueryContent query={query} permit={String(persons.file.permit)} name={say('otherPerson')}>
          {file => (
            <QueryContent query={compared} permit={String(persons.compare.permit)} name={say('otherPerson')}>
              {({ differ }) => (
                <>
                  <SideBySide one={person} other={file} differ={differ} />
                  <p className="people-consequence">{say('mergeMeans')}</p>
                  <ReasonBox decision={decision} />
                </>
              )}
            </QueryContent>
          )}
        </QueryContent>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={leave} disabled={busy !== undefined}>
          {translate('daftari.lists.cancel')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => void send('APART')}
          disabled={!isCompared || busy === 'MERGE'}
          loading={busy === 'APART'}
        >
          {say('keepApart')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void send('MERGE')}
          disabled={!isCompared || busy === 'APART'}
          loading={busy === 'MERGE'}
        >
          {say('merge')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
