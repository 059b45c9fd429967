import { type Id, idText, toId } from '@contract/id'
import { LONGEST_WORK_NOTE, type WorkItem, work } from '@contract/portal/work'
import { MOST_REASSIGNED, workTeam } from '@contract/portal/workTeam'
import { defineForm, defineResource, formButton } from '@/definition/defineResource'
import { choice, computed, count, date, dateTime, paragraph, picked, text } from '@/definition/field'
import { pickedRow } from '@/definition/listOptions'
import { randomId } from '@/definition/randomId'
import { colleagues, teamPage } from './page'
import { workLead } from './workLead'
import { areaWords, sourceWords, urgencyWords } from './workWords'

type Draft = { token: string; ids: Id[]; to?: Id | undefined; note?: string | undefined }

/** Work of all colleagues, for a supervisor who gives many items to somebody else. */
export default defineResource(work.list, {
  ...teamPage,
  name: 'work-items',
  about: 'All work of the team. Tick items to give them to somebody else.',
  tab: { key: 'items', label: 'Items' },
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 20,
  fills: true,
  search: { filter: 'q', on: 'enter', placeholder: 'Number or name' },
  filters: {
    owner: pickedRow('Owner', colleagues, { NOBODY: 'Nobody' }),
    area: choice('Area', areaWords),
    source: choice('Kind', sourceWords),
    urgency: choice('Due', urgencyWords),
    age: count('Days it has waited, at least'),
  },
  fields: {
    subject: text('Subject', { width: 'rest', leadsTo: workLead }),
    source: choice('Kind', sourceWords),
    since: dateTime('Waits since'),
    due: date('Due day'),
    ownerName: text('Owner', { width: 'name' }),
    holderName: text('Opened by', { width: 'name' }),
  },
  computed: {
    when: computed<WorkItem>('choice', 'Due', ({ urgency }) => urgency, {
      options: urgencyWords,
      tone: urgency => (urgency === 'OVERDUE' ? 'bad' : urgency === 'TODAY' ? 'warning' : 'quiet'),
    }),
  },
  columns: ['subject', 'source', 'when', 'due', 'since', 'ownerName', 'holderName'],
  headline: 'subject',
  emptyHint: 'Choose another owner or area, or clear the filters.',
  buttons: {
    reassign: formButton({
      label: 'Reassign',
      permit: 'can_supervise_work',
      ticked: { most: MOST_REASSIGNED, draft: ids => ({ token: randomId(), ids: ids.map(toId) }) },
      form: defineForm({
        title: 'Reassign work',
        submit: 'Reassign',
        fields: {
          to: picked('New owner', colleagues, { help: 'Without a choice, the work goes back to everybody.' }),
          note: paragraph('Message', { longest: LONGEST_WORK_NOTE, counted: true, help: 'The new owner reads it.' }),
        },
        send: workTeam.reassign.from(({ token, ids, to, note }: Draft) => ({
          body: { token, ids, to: to === undefined ? null : idText(to), note: note?.trim() ?? '' },
        })),
        alert: true,
      }),
    }),
  },
})
