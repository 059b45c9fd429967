import { useTranslate } from 'react-admin'
import { DASHBOARD, HOME } from '@/authProvider/guard'
import { useVisibleMenu } from './useVisibleMenu'

/** Letter of the dashboard, which the menu does not name. */
const DASHBOARD_LETTER = 'd'

/** Returns the pages that the key `g` leads to with another letter, for the person signed in. */
export const useGoKeys = () => {
  const translate = useTranslate()
  const menu = useVisibleMenu()
  return [
    { letter: DASHBOARD_LETTER, label: translate('daftari.shell.dashboard.title'), address: DASHBOARD },
    ...menu.flatMap(({ letter, label, path }) => (letter ? [{ letter, label, address: `${HOME}/${path}` }] : [])),
  ]
}
