import type { PersonHit } from '@contract/portal/persons'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { forgetReturn } from '@/components/list/listReturn'
import { ToneText } from '@/components/list/ToneText'
import { useRowReturn } from '@/components/list/useRowReturn'
import { RowMark } from '@/components/notes/RowMark'
import { foundState } from '@/components/steps/searchOrigin'
import { certaintyTones, usePersonText } from './usePersonText'
import './people.css'

type Props = {
  label: string
  people: readonly PersonHit[]
  compare?: ((person: string) => void) | undefined
  /** The page of each person leads to the others. */
  isStepped?: true
}

const addressOf = ({ key }: PersonHit) => `/home/people/${key}`

/** People with the certainty and the reasons of each match. */
export const PeopleList = ({ label, people, compare, isStepped }: Props) => {
  const { say, day, nationality, number, reasons } = usePersonText()
  const { key: entry } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useRowReturn(list)
  const stateAt = (index: number) => isStepped && foundState({ addresses: people.map(addressOf), index, entry })
  return (
    <ul className="people-list" aria-label={label} ref={list}>
      {people.map((person, index) => (
        <li key={person.key}>
          <span className="people-name">
            <RowMark row={person} />
            <Link
              to={addressOf(person)}
              state={stateAt(index)}
              data-key={addressOf(person)}
              onClick={() => forgetReturn(entry)}
            >
              {person.name}
            </Link>
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
