import type { ApiMode } from '@contract/access/endPoints'

/** Labels of the modes in which organisations call the registry. */
export const apiModeWords: Record<ApiMode, string> = { SANDBOX: 'Sandbox', LIVE: 'Production' }
