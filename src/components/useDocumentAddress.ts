import { useCallback, useState } from 'react'
import type { Place } from '@/pdfReader/source'
import { useAddress } from './useAddress'

const pageIn = (text: string | null) => {
  const page = Number(text)
  return text && Number.isSafeInteger(page) && page >= 1 ? page : undefined
}

/**
 * Returns the selected document, its page and the search text from the address: `?document=12&leaf=3&words=shares`.
 * Selecting adds a history entry; turning pages does not. Other parameters stay. `repeats` counts how often the same
 * document was selected again: its pane then loads a failed document again, and scrolls into view.
 */
export const useDocumentAddress = () => {
  const [params, setAddress] = useAddress()
  const [repeats, setRepeats] = useState(0)
  const chosen = params.get('document') ?? undefined
  const change = useCallback(
    (next: Record<string, string | undefined>, replace: boolean) =>
      setAddress(
        now => {
          for (const [name, value] of Object.entries(next))
            if (value) now.set(name, value)
            else now.delete(name)
          return now
        },
        { replace, preventScrollReset: true },
      ),
    [setAddress],
  )
  const choose = useCallback(
    (key: string | undefined) => {
      if (key === chosen) setRepeats(count => count + 1)
      else change({ document: key, leaf: undefined, words: undefined }, false)
    },
    [change, chosen],
  )
  const goTo = useCallback(
    ({ page, words }: Place) => change({ leaf: page && page > 1 ? String(page) : undefined, words }, true),
    [change],
  )
  const place: Place = { page: pageIn(params.get('leaf')), words: params.get('words') ?? undefined }
  return { chosen, repeats, choose, place, goTo }
}
