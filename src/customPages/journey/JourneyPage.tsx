import { journey, LONGEST_CASE } from '@contract/portal/journey'
import MissingIcon from '@mui/icons-material/FindInPageOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { QueryContent } from '@/components/file/QueryContent'
import { useNumberHint } from '@/components/numberHint'
import { RecordLink } from '@/components/RecordLink'
import { useSource } from '@/components/useSource'
import { isNotFound, reading } from '@/definition/source'
import { failureWords } from '@/i18n/outcomeMessages'
import '@/components/list/listStates.css'
import '../adminPage.css'
import { JourneySteps } from './JourneySteps'
import './journey.css'
import type { JourneyRecords } from './records'

const source = reading(journey.of.from(({ number }: { number: string }) => ({ body: { number } })))

const Unknown = ({ number, error }: { number: string; error: unknown }) => {
  const translate = useTranslate()
  const hint = useNumberHint().ofDigits(number)
  return (
    <div className="list-state" role="status">
      <MissingIcon aria-hidden />
      <p className="list-state-title">{failureWords(translate, error)}</p>
      <div className="list-state-text">
        {hint && <p>{hint}</p>}
        <p>{translate('daftari.journey.unknownWhy')}</p>
      </div>
    </div>
  )
}

type Props = { records: JourneyRecords }

const ByNumber = ({ number, records }: Props & { number: string }) => {
  const query = useSource(['journey', number], source, { number })
  if (query.data === undefined && isNotFound(query.error)) return <Unknown number={number} error={query.error} />
  return (
    <QueryContent query={query} permit={journey.of.permit}>
      {answer => (
        <>
          {answer.name && (
            <p className="journey-of">
              <RecordLink lead={{ record: 'entity', key: answer.brn }}>
                {answer.name} <span className="list-figures">{answer.brn}</span>
              </RecordLink>
            </p>
          )}
          <JourneySteps journey={answer} records={records} />
        </>
      )}
    </QueryContent>
  )
}

/** Box for another number; its text stays when nothing has that number. */
const Lookup = ({ number }: { number: string }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(number)
  const { length } = typed.trim()
  const isLong = length > LONGEST_CASE
  return (
    <form
      className="journey-lookup no-print"
      onSubmit={event => {
        event.preventDefault()
        if (length && !isLong) navigate(`/home/journey/${encodeURIComponent(typed.trim())}`)
      }}
    >
      <TextField
        label={translate('daftari.journey.number')}
        value={typed}
        error={isLong}
        helperText={isLong && translate('daftari.palette.long', { most: LONGEST_CASE, length })}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false, dir: 'auto' },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
      <Button type="submit" variant="contained" disabled={!length}>
        {translate('daftari.journey.show')}
      </Button>
    </form>
  )
}

/** Page with the journey of a case, by the number at the end of its address, with slashes escaped or not. */
const JourneyPage = ({ records }: Props) => {
  const translate = useTranslate()
  const number = (useParams()['*'] ?? '').trim()
  return (
    <article className="journey">
      <header>
        <Typography variant="h1" className="page-title">
          {translate('daftari.journey.title')}
        </Typography>
        <p className="page-lead">{translate('daftari.journey.about')}</p>
      </header>
      <Lookup key={number} number={number} />
      {number && <ByNumber key={`of ${number}`} number={number} records={records} />}
    </article>
  )
}

export default JourneyPage
