import { type Extract, extracts, ISSUES_EXTRACTS } from '@contract/portal/extracts'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useId, useState } from 'react'
import { holdsPermission } from '@/authProvider/session'
import { Days } from '@/components/Days'
import { QueryContent } from '@/components/file/QueryContent'
import { useSource } from '@/components/useSource'
import { extractsKey, readExtracts } from './calls'
import { useExtractFile } from './useExtractSend'
import { useExtractWords } from './useExtractWords'
import { WithdrawDialog } from './WithdrawDialog'
import './extracts.css'

const colors = { VALID: 'success', SUPERSEDED: 'warning', WITHDRAWN: 'error' } as const

type RowProps = { extract: Extract; fetching: boolean; save(): void; withdraw(): void }

const ExtractRow = ({ extract, fetching, save, withdraw }: RowProps) => {
  const { say, day } = useExtractWords()
  const { code, state, issuedBy, issuedAt, withdrawnBy, withdrawnAt, withdrawnReason } = extract
  const shown = { day: day(extract.day), known: day(extract.knownOn), filing: extract.trackingNo }
  return (
    <li>
      <div className="extract-head">
        <span className="list-figures">{code}</span>
        <Chip size="small" variant="outlined" color={colors[state]} label={say(`states.${state}`)} />
      </div>
      <p>
        <Days text={say(extract.trackingNo ? 'showsFiling' : 'shows', shown)} />
      </p>
      <p className="history-behind">
        <Days text={say('by', { name: issuedBy, day: day(issuedAt) })} />
      </p>
      {withdrawnBy && (
        <p className="history-behind">
          <Days text={say('withdrawnBy', { name: withdrawnBy, day: day(withdrawnAt), reason: withdrawnReason })} />
        </p>
      )}
      <div className="extract-actions">
        <Button
          size="small"
          color="inherit"
          loading={fetching}
          aria-label={say('downloadCode', { code })}
          onClick={save}
        >
          {say('download')}
        </Button>
        {state !== 'WITHDRAWN' && holdsPermission(ISSUES_EXTRACTS) && (
          <Button size="small" color="inherit" aria-label={say('withdrawCode', { code })} onClick={withdraw}>
            {say('withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Extracts of a file, newest first: the state of each, who issued it, its PDF, and Withdraw. */
export const Extracts = ({ brn }: { brn: string }) => {
  const { say } = useExtractWords()
  const id = useId()
  const [leaving, setLeaving] = useState<Extract>()
  const query = useSource(extractsKey(brn), readExtracts, { brn })
  const { fetching, save } = useExtractFile()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{say('title')}</h3>
      <QueryContent query={query} permit={extracts.ofEntity.permit} name={say('title')}>
        {answer => (
          <>
            {answer.extracts.length === 0 && <p className="history-note">{say('none')}</p>}
            <ol className="history-steps">
              {answer.extracts.map(extract => (
                <ExtractRow
                  key={extract.id}
                  extract={extract}
                  fetching={fetching === extract.id}
                  save={() => void save(extract)}
                  withdraw={() => setLeaving(extract)}
                />
              ))}
            </ol>
            {answer.cut && <p className="history-note">{say('cut')}</p>}
          </>
        )}
      </QueryContent>
      {leaving && <WithdrawDialog extract={leaving} close={() => setLeaving(undefined)} />}
    </section>
  )
}
