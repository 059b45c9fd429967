import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import { PartTabs } from '@/components/file/PartTabs'
import { useTabParam } from '@/components/file/useTabParam'
import { RecordHead } from '@/components/notes/RecordHead'
import { PersonalData } from '@/components/personalData/PersonalData'
import type { Instrument } from '@/definition/defineInstrument'
import { useLocale } from '@/i18n/useLocale'
import { Attachment } from './Attachment'
import { Details } from './Details'
import { kindWords } from './details'
import '@/components/file/badge.css'
import '@/components/file/fileHead.css'
import '@/components/list/tableStyles'

const tabs = ['details', 'attachment'] as const

type Props = { instrument: Instrument; number: string; details: object }

/** Loaded instrument: its header, and two tabs with its details and its file. */
export const InstrumentContent = ({ instrument, number, details }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { open: tab = 'details', choose } = useTabParam(tabs)
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
                {kindWords(instrument, head.kind)}
              </span>
            )}
          </p>
          <RecordHead kind="LEGAL_DOCUMENT" recordKey={number} name={number} file={details} />
          <PersonalData kind="LEGAL_DOCUMENT" fileKey={number} name={number} />
        </div>
        <dl className="instrument-date">
          <dt>{instrument.dateLabel}</dt>
          <dd className="list-figures">{date || translate('daftari.lists.nothing')}</dd>
        </dl>
      </header>
      <PartTabs
        label={translate('daftari.instrument.parts')}
        parts={tabs.map(key => ({ key, label: translate(`daftari.instrument.${key}`) }))}
        open={tab}
        choose={choose}
        view={tab === 'attachment' ? 'documents' : 'facts'}
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
      </PartTabs>
    </>
  )
}
