import { createContext, useContext } from 'react'

/** Addresses of the public portal's pages that a file links to, by name. A page without an address is not linked. */
export const FileLinks = createContext<Readonly<Record<string, string>>>({})

export const useFileLinks = () => useContext(FileLinks)
