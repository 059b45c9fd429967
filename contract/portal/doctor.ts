import { z } from 'zod'
import { get } from '../call'
import type { FindingName } from './findings'

/** Parts that the doctor examines, in the order of its report. */
export const doctorChecks = [
  'settings',
  'database',
  'objects',
  'clock',
  'disk',
  'mail',
  'documents',
  'backup',
  'trail',
  'keys',
  'signing',
  'queues',
  'permissions',
  'work',
] as const
export type DoctorCheck = (typeof doctorChecks)[number]

/** A finding of the doctor: its name in contract/portal/findings.ts, and the values of its sentences. */
export const Finding = z.object({
  name: z.custom<FindingName>(name => typeof name === 'string'),
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
