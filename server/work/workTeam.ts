import type { workTeam as contract } from '@contract/portal/workTeam'
import { successMessage } from '@contract/successMessages'
import type { Handlers } from '../http/serve'
import { addAbsence, endAbsence, listAbsences } from './absences'
import { readFigures } from './figures'
import { listPeople } from './people'
import { listReassignments, reassign, undoReassignment } from './reassign'

/** Handlers for supervisors of work: people, figures, bulk reassignment with undo, and absences. */
export const workTeamHandlers: Handlers<typeof contract> = {
  people: ({ db, who, filter, page }) => listPeople(db, who, filter, page),
  figures: ({ db, who, query }) => readFigures(db, who, query),
  async reassign(call) {
    const { id, changed, gone, toName } = await reassign(call)
    const said = toName
      ? successMessage('work-reassigned', { count: changed, name: toName })
      : successMessage('work-unassigned', { count: changed })
    return { id: String(id), changed, gone, ...said }
  },
  reassignments: ({ db, page }) => listReassignments(db, page),
  async undo(call) {
    return successMessage('reassignment-undone', { count: await undoReassignment(call) })
  },
  absences: ({ db, page }) => listAbsences(db, page),
  async addAbsence(call) {
    return successMessage('absence-added', { name: await addAbsence(call) })
  },
  async endAbsence(call) {
    return successMessage('absence-ended', { name: await endAbsence(call) })
  },
}
