import { useSayings } from '@/views/file/useFactText'

/** Returns the texts of the page, and the format of its values. */
export const useSay = () => useSayings('practitioner')
