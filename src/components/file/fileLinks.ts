import { createContext, useContext } from 'react'

/** Addresses of pages in the public portal that a file links to, by name. A page without an address gets no link. */
export const FileLinks = createContext<Readonly<Record<string, string>>>({})

export const useFileLinks = () => useContext(FileLinks)
