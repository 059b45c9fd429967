import type { Instrument } from '@/definition/defineInstrument'
import legalDocument from './legalDocument'

/** Viewers of instruments, by the paths of their pages (src/resources/index.ts), apart from the code of other files. */
export const instruments: readonly Instrument[] = [legalDocument]
