import PersonIcon from '@mui/icons-material/PersonOutlined'
import { createContext, useContext } from 'react'
import { useTranslate } from 'react-admin'
import { type Place, usePresence } from './usePresence'
import './colleagues.css'

/** The record of the dialog around; undefined where a dialog shows none. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/**
 * Says who else has a record open: the given one, or that of the dialog around. It stands beside a title or a button, so
 * that nothing moves when somebody comes, and is empty while nobody is there.
 */
export const Colleagues = ({ place }: { place?: Place }) => {
  const translate = useTranslate()
  const around = useContext(PlaceContext)
  const colleagues = usePresence(place ?? around)
  return (
    <span aria-live="polite" className="colleagues no-print">
      {colleagues.map(({ name, editing }, index) => (
        // Two people may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the name alone is no key
        <span key={`${name} ${index}`} className="colleague">
          <PersonIcon aria-hidden fontSize="inherit" />
          {translate(`daftari.presence.${editing ? 'editing' : 'reading'}`, { name })}
        </span>
      ))}
    </span>
  )
}
