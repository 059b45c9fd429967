import { LONGEST_SEARCH, persons } from '@contract/portal/persons'
import SearchIcon from '@mui/icons-material/PersonSearchOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { DateField } from '@/components/fields/DateField'
import { isDay, writeDate } from '@/components/fields/days'
import { QueryContent } from '@/components/file/QueryContent'
import { Empty } from '@/components/list/listStates'
import { isReturn } from '@/components/list/useRowReturn'
import { useNumberHint } from '@/components/numberHint'
import { useSource } from '@/components/useSource'
import { PEOPLE, type PeopleQuery, search } from './calls'
import { PeopleList } from './PeopleList'
import { usePersonText } from './usePersonText'
import '@/components/list/listStates.css'
import './people.css'

const FORM = 'DD-MM-YYYY'

/** Text with a digit is a number: names have none. */
const isNumber = (text: string) => /\d/.test(text)

/** Number or name, and day of birth, as this entry of the browser's history holds them. */
const Draft = z.object({ text: z.string(), born: z.string() })
type Draft = z.infer<typeof Draft>

/** Returns what was searched for on this entry of the history. None of it may stand in an address, which proxies log. */
const draftIn = (state: unknown): Draft =>
  z.object({ peopleSearch: Draft }).safeParse(state).data?.peopleSearch ?? { text: '', born: '' }

const Results = ({ query }: { query: PeopleQuery }) => {
  const { say } = usePersonText()
  const results = useSource([PEOPLE, 'search', query], search, query)
  const hint = useNumberHint().ofNin('number' in query ? query.number : '')
  return (
    <QueryContent query={results} permit={String(persons.search.permit)} name={say('results')}>
      {({ people, more }) =>
        people.length ? (
          <>
            <p className="people-count" role="status">
              {say('found', { smart_count: people.length })}
              {more && `. ${say('more')}`}
            </p>
            <PeopleList label={say('results')} people={people} isStepped />
          </>
        ) : (
          <Empty title={say('nobody')} hint={say('number' in query ? 'nobodyNumber' : 'nobodyName')}>
            {hint && <p>{hint}</p>}
          </Empty>
        )
      }
    </QueryContent>
  )
}

type BoxProps = { start: Draft; isBack: boolean; find(draft: Draft): void }

/** Boxes for a number or a name, and a day of birth. What was typed stays, whatever comes of it. */
const SearchBoxes = ({ start, isBack, find }: BoxProps) => {
  const { say } = usePersonText()
  const id = useId()
  const [{ text, born }, setDraft] = useState(start)
  const [isChecked, setChecked] = useState(false)
  const length = text.trim().length
  const isLong = length > LONGEST_SEARCH
  const isWrongDay = isChecked && born !== '' && !isNumber(text) && !isDay(born)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (length && !isLong && (born === '' || isNumber(text) || isDay(born))) find({ text: text.trim(), born })
  }
  return (
    <search>
      <form className="people-search no-print" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={`${id}-text`}>{say('text')}</label>
          <TextField
            id={`${id}-text`}
            fullWidth
            // On Back the focus returns to the person that was shown.
            autoFocus={!isBack}
            value={text}
            error={isLong}
            helperText={isLong ? say('long', { most: LONGEST_SEARCH, length }) : say('textHelp')}
            onChange={({ target }) => setDraft({ text: target.value, born })}
            slotProps={{
              htmlInput: { autoComplete: 'off', spellCheck: false, dir: 'auto' },
              formHelperText: { 'aria-live': 'polite' },
            }}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-born`}>{say('born')}</label>
          <DateField
            id={`${id}-born`}
            label={say('born')}
            form={FORM}
            value={born}
            disabled={isNumber(text)}
            error={isWrongDay}
            helperText={isWrongDay ? say('noSuchDay', { day: writeDate(born, FORM) }) : say('bornHelp')}
            onValue={next => setDraft({ text, born: next })}
            onLeave={() => setChecked(true)}
          />
        </div>
        <Button type="submit" variant="contained" disabled={!length}>
          {say('find')}
        </Button>
      </form>
    </search>
  )
}

/** Search of natural persons. What is searched for stays in the history of the tab, where a reload finds it. */
const PeopleSearch = () => {
  const translate = useTranslate()
  const { state, key } = useLocation()
  const [, setParams] = useSearchParams()
  const { text, born } = draftIn(state)
  const query = !text ? undefined : isNumber(text) ? { number: text } : { name: text, born }
  const find = (draft: Draft) =>
    setParams({}, { state: { peopleSearch: isNumber(draft.text) ? { ...draft, born: '' } : draft } })
  return (
    <div className="people">
      <SearchBoxes key={key} start={{ text, born }} isBack={isReturn(key)} find={find} />
      {query ? (
        <Results key={JSON.stringify(query)} query={query} />
      ) : (
        <div className="list-state" role="status">
          <SearchIcon aria-hidden />
          <p className="list-state-title">{translate('daftari.people.first')}</p>
          <p className="list-state-text">{translate('daftari.people.firstHint')}</p>
        </div>
      )}
    </div>
  )
}

export default PeopleSearch
