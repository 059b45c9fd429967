import { useSayings } from '@/views/file/useSayings'

/** Returns the texts of the page, and the format of its values. */
export const useSay = () => useSayings('practitioner')
