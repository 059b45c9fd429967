import { openPageWords } from '@/i18n/languages'

/** Brings the words of the pages of this folder. */
export default () => openPageWords('people')
