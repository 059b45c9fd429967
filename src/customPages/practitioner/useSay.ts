import { useSayings } from '@/views/file/useSayings'

/** The page's words, and how its values read. */
export const useSay = () => useSayings('practitioner')
