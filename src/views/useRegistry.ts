import { useDataProvider } from 'react-admin'
import type { RegistryDataProvider } from './registryDataProvider'

/** The data provider with its two verbs of our own, `send` and `read`. */
export const useRegistry = () => useDataProvider<RegistryDataProvider>()
