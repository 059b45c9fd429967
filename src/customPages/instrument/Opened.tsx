import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Instrument } from '@/definition/defineInstrument'
import { fieldKinds } from '@/fields'
import { keys } from '@/i18n/keys'
import { useLocale, useWords } from '@/i18n/words'
import { Attachment } from './Attachment'
import { Details } from './Details'
import { kindWords } from './reading'

const tabs = ['details', 'attachment'] as const
type TabName = (typeof tabs)[number]

/** The tab stands in the address, so that a reload and a link sent to a colleague open what was looked at. */
const useTab = () => {
  const [params, setParams] = useSearchParams()
  const tab: TabName = tabs.find(name => name === params.get('tab')) ?? 'details'
  const choose = (next: TabName) => setParams(next === 'details' ? {} : { tab: next }, { replace: true })
  return [tab, choose] as const
}

type Props = { instrument: Instrument; number: string; details: object }

/** An instrument that was found: what it is in its head, what it says and its file in two tabs. */
export const Opened = ({ instrument, number, details }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const id = useId()
  const [tab, choose] = useTab()
  const head = instrument.head(details)
  const date = fieldKinds.date.plain(head.date, { option: String, locale })
  return (
    <>
      <header className="instrument-head">
        <div>
          <h2 className="instrument-subject">{head.subject ?? number}</h2>
          <p className="file-about">
            <span className="instrument-number list-figures">{number}</span>
            {head.kind && (
              <span className="file-badge" data-strong>
                {kindWords(instrument, words, head.kind)}
              </span>
            )}
          </p>
        </div>
        <dl className="instrument-date">
          <dt>{words(keys.instrument(instrument.name, 'date'), { _: instrument.dateLabel })}</dt>
          <dd className="list-figures">{date || words('daftari.lists.nothing')}</dd>
        </dl>
      </header>
      <Tabs value={tab} onChange={(_, next: TabName) => choose(next)} className="file-tabs">
        {tabs.map(name => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            disableRipple
            label={words(`daftari.instrument.${name}`)}
          />
        ))}
      </Tabs>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${tab}`}
        className="file-panel"
        data-view={tab === 'attachment' ? 'documents' : 'facts'}
      >
        {tab === 'details' ? (
          <Details instrument={instrument} details={details} />
        ) : (
          <Attachment
            instrument={instrument}
            number={number}
            head={head}
            beside={<Details instrument={instrument} details={details} />}
          />
        )}
      </div>
    </>
  )
}
