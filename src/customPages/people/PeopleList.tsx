import type { PersonHit } from '@contract/portal/persons'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ToneText } from '@/components/list/ToneText'
import { RowMark } from '@/components/notes/RowMark'
import { certaintyTones, usePersonText } from './usePersonText'
import './people.css'

type Props = { label: string; people: readonly PersonHit[]; compare?: ((person: string) => void) | undefined }

/** People with the certainty and the reasons of each match. */
export const PeopleList = ({ label, people, compare }: Props) => {
  const { say, day, nationality, number, reasons } = usePersonText()
  return (
    <ul className="people-list" aria-label={label}>
      {people.map(person => (
        <li key={person.key}>
          <span className="people-name">
            <RowMark row={person} />
            <Link to={`/home/people/${person.key}`}>{person.name}</Link>
            <span className="people-soft">{say('entities', { smart_count: person.entities })}</span>
          </span>
          <span className="people-facts">
            <span className="list-figures">
              <ToneText>{number(person.idType, person.idNumber)}</ToneText>
            </span>
            <span className="list-figures">
              <ToneText>{say('bornOn', { day: day(person.dateOfBirth) })}</ToneText>
            </span>
            <span>{nationality(person.nationality)}</span>
          </span>
          <span className="people-match">
            <ToneText tone={certaintyTones[person.certainty]}>{say(`certainty.${person.certainty}`)}</ToneText>
            <span className="people-soft">{reasons(person.reasons)}</span>
          </span>
          {compare && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => compare(person.key)}
              aria-label={say('compareWith', { name: person.name })}
            >
              {say('compare')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
