import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const Facts = z.object({ IsXFAPresent: z.boolean().catch(false), IsAcroFormPresent: z.boolean().catch(false) })

/** First words on the page of such a form that has PDF fields as well. */
const PLACEHOLDER = /^\s*please wait/i

const isPureXfa = async (pdf: PDFDocumentProxy) => {
  if (pdf.numPages !== 1) return false
  const { IsXFAPresent, IsAcroFormPresent } = Facts.parse((await pdf.getMetadata()).info)
  if (!IsXFAPresent || !IsAcroFormPresent) return IsXFAPresent
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return PLACEHOLDER.test(items.map(item => ('str' in item ? item.str : '')).join(' '))
}

/**
 * Tells whether a PDF is a dynamic XFA form: its content is XML that Adobe Reader alone draws, and its only page is a
 * placeholder. Undefined until known.
 */
export const useIsPureXfa = (pdf: PDFDocumentProxy) => {
  const [known, setKnown] = useState<{ pdf: PDFDocumentProxy; is: boolean }>()
  useEffect(() => {
    let open = true
    isPureXfa(pdf)
      .catch(() => false)
      .then(is => open && setKnown({ pdf, is }))
    return () => {
      open = false
    }
  }, [pdf])
  return known?.pdf === pdf ? known.is : undefined
}
