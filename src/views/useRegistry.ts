import { useDataProvider } from 'react-admin'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'

/** The data provider with its two verbs of our own, `send` and `read`. */
export const useRegistry = () => useDataProvider<RegistryDataProvider>()
