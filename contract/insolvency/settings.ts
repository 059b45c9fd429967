import { z } from 'zod'
import { list, maybe, post } from '../call'
import { paging, under } from '../dialects'
import { foldText } from '../fold'
import { Id } from '../id'

const version = maybe(z.number())

/** A professional body (docs/requirements/insolvency.md). */
export const ProfessionalBody = z.object({
  id: Id,
  name: z.string(),
  abbreviation: maybe(z.string()),
  profession: maybe(z.string()),
  version,
})
export type ProfessionalBody = z.infer<typeof ProfessionalBody>

export const AcademicQualification = z.object({ id: Id, name: z.string(), version })
export type AcademicQualification = z.infer<typeof AcademicQualification>

/** A qualification awarded by a professional body. */
export const ProfessionalQualification = z.object({
  id: Id,
  name: z.string(),
  professionalBodyId: maybe(Id),
  version,
})
export type ProfessionalQualification = z.infer<typeof ProfessionalQualification>

/** A reason for winding up a company. */
export const WindingUpReason = z.object({ id: Id, reason: z.string(), version })
export type WindingUpReason = z.infer<typeof WindingUpReason>

const permit = 'can_access_settings'
const listed = { permit, filter: z.object({}), paging: paging.none, envelope: under('data') } as const

const name = z.string().overwrite(foldText).min(1).max(200)
const seen = { version: z.number().int().optional() }
const body = { name, abbreviation: z.string().trim().min(1).max(20), profession: z.string().trim().min(1).max(100) }
const qualification = { name, professionalBodyId: Id }

export const professionalBodies = {
  list: list('BODY-LIST', '/configuration/professional-body/all', { ...listed, row: ProfessionalBody }),
  create: post('BODY-CREATE', '/configuration/professional-body/create', { permit, body: z.strictObject(body) }),
  update: post('BODY-UPDATE', '/configuration/professional-body/update', {
    permit,
    extras: { version: 'versions' },
    body: z.strictObject({ ...body, professionalBodyId: Id, ...seen }),
  }),
}

export const academicQualifications = {
  list: list('ACADEMIC-LIST', '/configuration/academic-qualification/all', { ...listed, row: AcademicQualification }),
  create: post('ACADEMIC-CREATE', '/configuration/academic-qualification/create', {
    permit,
    body: z.strictObject({ name }),
  }),
  update: post('ACADEMIC-UPDATE', '/configuration/academic-qualification/update', {
    permit,
    extras: { version: 'versions' },
    body: z.strictObject({ name, academicQualificationId: Id, ...seen }),
  }),
}

export const professionalQualifications = {
  list: list('PROFQUAL-LIST', '/configuration/professional-qualification/all', {
    ...listed,
    row: ProfessionalQualification,
  }),
  create: post('PROFQUAL-CREATE', '/configuration/professional-qualification/create', {
    permit,
    body: z.strictObject(qualification),
  }),
  update: post('PROFQUAL-UPDATE', '/configuration/professional-qualification/update', {
    permit,
    extras: { version: 'versions' },
    body: z.strictObject({ ...qualification, professionalQualificationId: Id, ...seen }),
  }),
}

export const windingUpReasons = {
  list: list('REASON-LIST', '/configuration/insolvency-reasons', { ...listed, row: WindingUpReason }),
  /** Creates a reason without an id, else updates it (stub S21). */
  save: post('REASON-SAVE', '/configuration/insolvency-reasons', {
    permit,
    extras: { version: 'versions' },
    body: z.strictObject({ reason: z.string().trim().min(1).max(300), id: Id.optional(), ...seen }),
  }),
}
