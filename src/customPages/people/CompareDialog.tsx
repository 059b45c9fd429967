import { type PersonFile, persons } from '@contract/portal/persons'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { QueryContent } from '@/views/file/QueryContent'
import { useLeaveGuard } from '@/views/form/leaveGuard'
import { ToneText } from '@/views/list/ToneText'
import { useSource } from '@/views/useSource'
import { decide, PEOPLE, readPerson } from './calls'
import { ReasonBox } from './ReasonBox'
import { useDecision } from './useDecision'
import { usePersonText } from './usePersonText'
import '@/views/actions/dialogs.css'

/** Two people side by side; lines that differ are marked. */
const SideBySide = ({ one, other }: { one: PersonFile; other: PersonFile }) => {
  const { say, day, given, number } = usePersonText()
  const rows: [string, (person: PersonFile) => string][] = [
    ['name', person => person.name],
    ['number', person => number(person.idType, person.idNumber)],
    ['born', person => day(person.dateOfBirth)],
    ['nationality', person => given(person.nationality)],
    ['phone', person => given(person.phoneNumber)],
    ['email', person => given(person.email)],
    ['entities', person => person.roles.map(({ entity }) => entity).join(', ')],
  ]
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
        {rows.map(([name, value]) => (
          <tr key={name} data-differs={value(one) !== value(other) || undefined}>
            <th scope="row">{say(`facts.${name}`)}</th>
            {[one, other].map(person => (
              <td key={person.key}>
                <ToneText>{value(person)}</ToneText>
              </td>
            ))}
          </tr>
        ))}
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
  const { leave, setChanged, shut } = useLeaveGuard(close)
  const decision = useDecision(shut)
  const { busy } = decision
  const send = (kind: 'MERGE' | 'APART') =>
    decision.send(kind, decide, reason => ({ one: person.key, other: query.data?.key ?? other, kind, reason }))
  return (
    <Dialog open onClose={busy ? undefined : leave} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{say('areOne')}</DialogTitle>
      <DialogContent onChange={() => setChanged(true)}>
        <QueryContent query={query} permit={String(persons.file.permit)} name={say('otherPerson')}>
          {file => (
            <>
              <SideBySide one={person} other={file} />
              <p className="people-consequence">{say('mergeMeans')}</p>
              <ReasonBox decision={decision} />
            </>
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
          disabled={!query.data || busy === 'MERGE'}
          loading={busy === 'APART'}
        >
          {say('keepApart')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void send('MERGE')}
          disabled={!query.data || busy === 'APART'}
          loading={busy === 'MERGE'}
        >
          {say('merge')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
