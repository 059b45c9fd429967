import { type Id, idText } from '@contract/id'
import { type Absence, workTeam } from '@contract/portal/workTeam'
import { createForm, defineForm, defineResource } from '@/definition/defineResource'
import { date, picked, text } from '@/definition/field'
import { colleagues, teamPage } from './page'

type Draft = { personId: Id; from: string; until: string }

/** Absences of colleagues, during which no work is passed on to them. */
export default defineResource(workTeam.absences, {
  ...teamPage,
  name: 'work-absences',
  about: 'During an absence no work is passed on to the person. What they own stays theirs until it is reassigned.',
  tab: { key: 'absences', label: 'Absences' },
  key: 'id',
  fields: {
    person: text('Person', { width: 'rest' }),
    from: date('First day'),
    until: date('Last day'),
  },
  columns: ['person', 'from', 'until'],
  headline: 'person',
  emptyHint: 'Nobody is absent.',
  create: createForm(
    'Add absence',
    defineForm({
      title: 'Add absence',
      submit: 'Save absence',
      fields: {
        personId: picked('Person', colleagues, { required: true }),
        from: date('First day', { required: true }),
        until: date('Last day', { required: true, notBefore: 'from' }),
      },
      send: workTeam.addAbsence.from(({ personId, from, until }: Draft) => ({
        body: { personId: idText(personId), from, until },
      })),
      alert: true,
    }),
  ),
  actions: {
    end: {
      type: 'send',
      verb: 'delete',
      label: 'End absence',
      icon: 'delete',
      primary: true,
      send: workTeam.endAbsence.from(({ id }: Absence) => ({ path: { id } })),
      confirm: { question: 'End this absence?', names: ({ person }) => person },
    },
  },
})
