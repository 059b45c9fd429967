import type { Instrument } from '@/definition/defineInstrument'
import legalDocument from './legalDocument'

/** All instruments, which the explanation of access tells of. */
export const instruments: readonly Instrument[] = [legalDocument]
