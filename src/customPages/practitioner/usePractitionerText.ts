import { useFactText } from '@/components/file/useFactText'

/** Returns the texts of the page, and the format of its values. */
export const usePractitionerText = () => useFactText('practitioner')
