import { z } from 'zod'
import { get } from '../call'
import { doctorChecks, type FindingName, findings } from './findings'

const isFinding = (name: unknown): name is FindingName => typeof name === 'string' && name in findings

/** A finding of the doctor: its name in contract/portal/findings.ts, and the values of its sentences. */
export const Finding = z.object({
  name: z.custom<FindingName>(isFinding),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Finding = z.infer<typeof Finding>

/** Report of the doctor: all parts that it examined, those without a finding too. */
export const Diagnosis = z.object({
  at: z.string(),
  checks: z.array(z.object({ name: z.enum(doctorChecks), findings: z.array(Finding) })),
})
export type Diagnosis = z.infer<typeof Diagnosis>

export const doctor = {
  /** Examines the installation. It takes a few seconds; requests that come meanwhile get the same report. */
  examine: get('PORTAL-DOCTOR', '/portal/doctor', {
    permit: 'can_run_doctor',
    extension: 'doctor',
    answer: Diagnosis,
  }),
}
