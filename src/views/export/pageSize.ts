import { createContext, useContext } from 'react'

/** Rows asked for at once while exporting; the app provides what the host's configuration says. */
export const ExportPageSize = createContext(100)

export const useExportPageSize = () => useContext(ExportPageSize)
