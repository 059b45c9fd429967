import { createContext, useContext } from 'react'

/** Whether a page stands at a path below /home; the app provides it from its table of pages. */
export const PageExists = createContext<(path: string) => boolean>(() => false)

/** For actions that open a page: one whose page this portal does not have is not offered. */
export const usePageExists = () => useContext(PageExists)
