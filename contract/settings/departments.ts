import { z } from 'zod'
import { list, maybe, post } from '../call'
import { paging, under } from '../dialects'
import { foldText } from '../fold'
import { Id } from '../id'

/** A department of the registry's staff (docs/requirements/settings.md). */
const Department = z.object({ id: Id, departmentName: z.string() })

/** A profession, identified by its name alone. */
const Occupation = z.object({ id: maybe(Id), name: z.string() })

const permit = 'can_access_settings'
const name = z.string().overwrite(foldText).min(1).max(100)

export const departments = {
  list: list('DEPARTMENT-LIST', '/auth/api/departments', {
    // Account pages offer the departments too.
    permit: [permit, 'can_view_accounts_breakdown'],
    filter: z.object({}),
    row: Department,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('DEPARTMENT-CREATE', '/auth/api/departments', {
    permit,
    body: z.strictObject({ departmentName: name }),
  }),
}

export const occupations = {
  list: list('OCCUPATION-LIST', '/configuration/occupation/all', {
    permit,
    filter: z.object({}),
    row: Occupation,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('OCCUPATION-CREATE', '/configuration/occupation/create', { permit, body: z.strictObject({ name }) }),
}
