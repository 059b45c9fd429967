import { createContext, useContext } from 'react'

/** Where the links of files lead, by name: pages of the public's own portal, which only the host knows. */
export const FileLinks = createContext<Readonly<Record<string, string>>>({})

export const useFileLinks = () => useContext(FileLinks)
