import { z } from 'zod'
import { fault } from './fault'

/** A day as YYYY-MM-DD. The year 0 is refused: no database has it. */
export const Day = z.iso.date().refine(day => day >= '0001', fault('bad-format'))
