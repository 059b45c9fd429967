import type { FieldFaultCode } from './fieldFaults'

/**
 * Returns the code of a fault, as a schema takes it for its message: the server makes the sentence from it, so that no page
 * of the portal loads all of them. Parameters of the sentence are those of `refine`.
 */
export const fault = (code: FieldFaultCode): FieldFaultCode => code
