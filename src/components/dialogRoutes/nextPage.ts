import { createContext } from 'react'
import type { Reload } from '@/definition/defineResource'

/**
 * Tells whether a list goes to another page of itself after a write in one of its dialogs. The current page is then
 * not loaded again: the first reload is the next page (decision B3).
 */
export const NextPage = createContext<(reload: Reload | undefined) => boolean>(() => false)
