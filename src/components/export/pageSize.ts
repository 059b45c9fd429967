import { createContext, useContext } from 'react'

/** Page size of exports; the app provides the value from the host's configuration. */
export const ExportPageSize = createContext(100)

export const useExportPageSize = () => useContext(ExportPageSize)
