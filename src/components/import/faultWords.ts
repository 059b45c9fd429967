import type { ImportColumn } from '@/definition/defineResource'
import type { Words } from '@/i18n/words'
import type { Fault } from './importRow'

/** Returns why a cell of an import is not valid. */
export const faultWords = (words: Words, fault: Fault, column: ImportColumn): string =>
  fault === 'pattern' && column.patternSays
    ? column.patternSays
    : words(`daftari.imports.faults.${fault}`, { most: column.longest ?? 0 })
