import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useAnnouncedExtensions } from '../hostExtensions'
import './tabRow.css'

/** Characters of a name from the address that are shown. */
const LONGEST = 40

/**
 * Says above the tabs of a page that the `tab` parameter names none of `known`. Which tabs a page has is known once the
 * host has told its extensions.
 */
export const UnknownTab = ({ known }: { known: readonly (string | undefined)[] }) => {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const announced = useAnnouncedExtensions()
  const tab = params.get('tab')
  if (!tab || !announced || known.includes(tab)) return null
  return (
    <p className="unknown-tab" role="status">
      {translate('daftari.lists.unknownTab', { tab: tab.slice(0, LONGEST) })}
    </p>
  )
}
