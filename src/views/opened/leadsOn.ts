import { createContext } from 'react'
import type { Reload } from '@/definition/defineResource'

/**
 * Tells whether a list goes to another page of itself after a write from one of its dialogs. The page that is left is
 * not read again then: the first reload is the page that follows (decision B3).
 */
export const LeadsOn = createContext<(reload: Reload | undefined) => boolean>(() => false)
