import { createContext, useContext } from 'react'

/** Tells whether a page exists at a path below /home; the app provides it from its table of pages. */
export const PageExists = createContext<(path: string) => boolean>(() => false)

/** Returns that function, for actions that open a page: an action whose page does not exist is hidden. */
export const usePageExists = () => useContext(PageExists)
