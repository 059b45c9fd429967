import { currentDefinitions } from './words'

/**
 * Returns a text of the host in the language in use, where its translation is known: types of entities, documents, services
 * and nationalities. Upper and lower case make no difference.
 */
export const hostText = (text: string): string => currentDefinitions().hostTexts?.[text.trim().toLowerCase()] ?? text
