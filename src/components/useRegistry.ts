import { useDataProvider } from 'react-admin'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'

/** Returns the data provider with the portal's own verbs `send` and `read`. */
export const useRegistry = () => useDataProvider<RegistryDataProvider>()
