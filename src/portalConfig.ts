import { CONFIG_ELEMENT, PortalConfig } from '@contract/portalConfig'
import { createContext, useContext } from 'react'

/** Fault of config.json: the entry, and what is wrong with it. Without an entry it is the file itself. */
export type ConfigFault = { entry?: string; problem: string }
/** `unreachable`: nothing is known to be wrong with it, it did not come. */
export type LoadedConfig = { config: PortalConfig } | { faults: ConfigFault[] } | { unreachable: true }

const ADDRESS = '/config.json'

const parse = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`answered with status ${response.status}`)
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(text.trimStart().startsWith('<') ? 'is a page, not a JSON file' : 'is not valid JSON')
  }
}

/** Returns the answer with the configuration: the page itself may hold it, otherwise it is requested. */
const configResponse = async () => {
  const inPage = document.getElementById(CONFIG_ELEMENT)?.textContent
  return inPage ? new Response(inPage) : fetch(ADDRESS)
}

/** Reads and checks the portal's configuration; never rejects, so that every fault can be shown in words. */
export const loadConfig = async (): Promise<LoadedConfig> => {
  const response = await configResponse().catch(() => undefined)
  // 502 to 504 come from what stands before the server while it starts or restarts.
  if (!response || response.status >= 502) return { unreachable: true }
  try {
    const parsed = PortalConfig.safeParse(await parse(response))
    if (parsed.success) return { config: parsed.data }
    return {
      faults: parsed.error.issues.map(({ path, message }) => ({
        entry: path.join('.') || undefined,
        problem: message,
      })),
    }
  } catch (error) {
    return { faults: [{ problem: error instanceof Error ? error.message : String(error) }] }
  }
}

const Config = createContext<PortalConfig | undefined>(undefined)
export const ConfigProvider = Config.Provider

export const useConfig = (): PortalConfig => {
  const config = useContext(Config)
  if (!config) throw new Error('useConfig outside the configured portal')
  return config
}
