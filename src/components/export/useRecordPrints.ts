import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { takenFilter, takenText, useRecordTaking } from './recordTaking'

/** Returns the name of the document whose pages are being printed; undefined while the page itself is. */
const printedDocument = () => document.querySelector<HTMLElement>('body > .pdf-print')?.dataset.document

/** Records each print of a page, or of a document from the reader, in the audit trail; a failure is said. */
export const useRecordPrints = () => {
  const translate = useTranslate()
  const record = useRecordTaking()
  const onPrint = useEffectEvent(() => {
    const document = printedDocument()
    const { pathname, search } = location
    record(
      {
        kind: 'print',
        resource: takenText(pathname),
        ...(document && { document: takenText(document) }),
        filter: takenFilter(Object.fromEntries(new URLSearchParams(search))),
        format: 'paper',
      },
      // The browser may hold the page until the printer is chosen, and the page may be closed then.
      { keepalive: true },
    ).catch((error: unknown) =>
      notify({
        tone: 'bad',
        text: translate('daftari.lists.printUnrecorded', { reason: failureWords(translate, error) }),
      }),
    )
  })
  useEffect(() => {
    const record = () => onPrint()
    window.addEventListener('beforeprint', record)
    return () => window.removeEventListener('beforeprint', record)
  }, [])
}
