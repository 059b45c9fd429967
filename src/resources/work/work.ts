import { type Id, idText, toId } from '@contract/id'
import { DOCUMENT_FILE, documentFiling } from '@contract/portal/documentFiling'
import { LONGEST_WORK_NOTE, type WorkItem, work } from '@contract/portal/work'
import { MOST_SETTLED, type SettleReason, workSettling } from '@contract/portal/workSettling'
import { workSources } from '@contract/portal/workSources'
import { registryToday, sayRegistryTime } from '@contract/registryDay'
import { defineForm, defineResource, formAction, formButton } from '@/definition/defineResource'
import { choice, computed, count, date, file, paragraph, picked, text } from '@/definition/field'
import { listOptions, pickedRow } from '@/definition/listOptions'
import { randomId } from '@/definition/randomId'
import { workLead } from './workLead'
import { areaWords, reasonWords, sourceWords, urgencyWords } from './workWords'

type Colleague = { id: string; name: string; absentUntil?: string | null | undefined }

/** Colleagues who may own an item, found by a part of their name. */
const colleagues = listOptions(work.colleagues, {
  value: ({ id }: Colleague) => toId(id),
  label: ({ name }) => name,
  about: ({ absentUntil }) => absentUntil && sayRegistryTime(absentUntil, 'DD-MM-YYYY'),
  aboutLabel: 'Absent until',
  filterOf: ({ id }) => ({ item: id }),
  search: { filter: 'q', placeholder: 'Name', none: 'Nobody of this name may do it', sizes: [20], chosen: 'id' },
})

const dueTone = (day: string) => {
  const today = registryToday()
  return day < today ? 'bad' : day === today ? 'warning' : undefined
}

type PassOn = Pick<WorkItem, 'id' | 'ownerId'> & { to: Id; note?: string | undefined }
type Filed = { document: string; file: File }
type Snooze = { id: Id; until: string; reason: string }
type Settle = { token: string; ids: Id[]; reason: SettleReason; note?: string | undefined }

const one = ({ id }: WorkItem) => ({ path: { id } })

/** Tells whether an item can be recorded as settled: a reminder is its owner's to end. */
export const canBeSettled = ({ source }: Pick<WorkItem, 'source'>) => !('ownersOnly' in workSources[source])

/** Work that waits for somebody, over all areaWords: by urgency, then due day, then age. */
export default defineResource(work.list, {
  name: 'work',
  label: 'Work',
  path: 'work',
  key: 'id',
  sizes: [25, 50, 100],
  size: 25,
  defaults: { urgency: 'OPEN' },
  search: { filter: 'q', on: 'enter', placeholder: 'Name, number or error' },
  filters: {
    urgency: choice('Due', urgencyWords, { apart: true, unset: 'All open' }),
    area: choice('Area', areaWords),
    source: choice('Kind', sourceWords),
    owner: pickedRow('Owner', colleagues, { NOBODY: 'Nobody' }),
    age: count('Waiting days, at least'),
  },
  groups: 'urgency',
  fields: {
    urgency: choice('Due', urgencyWords),
    source: choice('Kind', sourceWords),
    due: date('Due day', { tone: dueTone }),
    since: date('Since'),
    ownerName: text('Owner'),
    holderName: text('Open by'),
  },
  computed: {
    what: computed<WorkItem>('text', 'Subject', ({ subject, about }) => (about ? `${subject} · ${about}` : subject), {
      width: 'rest',
      opens: () => 'open',
      lines: ({ subject, about, passedNote, passedBy, snoozeReason, snoozedBy, snoozedUntil }) =>
        [
          { text: subject },
          { text: about, kind: 'cause' as const },
          ...(snoozeReason ? [snoozeReason, snoozedBy, snoozedUntil] : [passedNote, passedBy]).map(text => ({ text })),
        ].flatMap(({ text, ...line }) => (text ? [{ text, ...line }] : [])),
    }),
    number: computed<WorkItem>('code', 'Number', ({ key, source }) => (source === 'GO_LIVE' ? undefined : key), {
      leadsTo: workLead,
    }),
  },
  columns: ['what', 'source', 'number', 'due', 'since', 'ownerName', 'holderName'],
  headline: 'what',
  compact: true,
  emptyHint: 'Nothing waits here. Choose another view or clear the filters.',
  buttons: {
    settleMany: formButton({
      label: 'Record as settled',
      ticked: {
        most: MOST_SETTLED,
        draft: ids => ({ token: randomId(), ids: ids.map(toId), reason: 'ELSEWHERE' as const }),
      },
      form: defineForm<Settle>({
        title: 'Record as settled',
        submit: 'Record as settled',
        fields: {
          reason: choice('Reason', reasonWords, { required: true }),
          note: paragraph('Note', { longest: LONGEST_WORK_NOTE, counted: true }),
        },
        send: workSettling.settle.from(({ note = '', ...draft }: Settle) => ({ body: { ...draft, note } })),
        alert: true,
      }),
    }),
  },
  actions: {
    open: { type: 'task', label: 'Open', icon: 'view', primary: true, task: 'openWork', calls: [work.take] },
    settle: {
      type: 'task',
      label: 'Record as settled',
      icon: 'activate',
      when: canBeSettled,
      task: 'settleWork',
      calls: [workSettling.settle],
    },
    fileDocument: formAction({
      label: 'Upload document',
      icon: 'add',
      when: ({ source, urgency }) => source === 'DOCUMENT' && urgency !== 'SNOOZED',
      about: ({ subject, about }) => [about, subject].filter(Boolean).join(' · '),
      draft: ({ record }) => ({ document: record ?? '' }),
      form: defineForm<Filed>({
        title: 'Upload document',
        submit: 'File document',
        fields: { file: file('File of the document', DOCUMENT_FILE, { required: true }) },
        send: documentFiling.upload.from(({ document, file }: Filed) => ({ path: { document }, file })),
        warning: 'It becomes this document of the entity in EDMS, and cannot be replaced here.',
        alert: true,
      }),
    }),
    take: {
      type: 'send',
      label: 'Take',
      icon: 'key',
      when: ({ holderId }) => !holderId,
      send: work.take.from(one),
      says: { done: 'Yours for 15 minutes' },
    },
    release: {
      type: 'send',
      label: 'Release',
      icon: 'release',
      when: ({ holderId }, { userId }) => Boolean(holderId) && holderId === idText(userId),
      send: work.release.from(one),
    },
    passOn: formAction({
      label: 'Pass on',
      icon: 'mail',
      about: ({ subject }) => subject,
      draft: ({ id, ownerId }) => ({ id, ownerId }),
      form: defineForm<PassOn>({
        title: 'Pass on',
        submit: 'Pass on',
        fields: {
          to: picked('Colleague', colleagues, { required: true }),
          note: paragraph('Message', { longest: LONGEST_WORK_NOTE, counted: true }),
        },
        send: work.passOn.from(({ id, to, note = '', ownerId }: PassOn) => ({
          path: { id },
          body: { to: idText(to), note, seen: ownerId },
        })),
        alert: true,
      }),
    }),
    giveBack: {
      type: 'send',
      label: 'Give back to everybody',
      icon: 'department',
      when: ({ ownerId, source }) => Boolean(ownerId) && canBeSettled({ source }),
      send: work.passOn.from(({ id, ownerId }: WorkItem) => ({
        path: { id },
        body: { to: null, note: '', seen: ownerId },
      })),
    },
    snooze: formAction({
      label: 'Snooze',
      icon: 'history',
      when: ({ urgency }) => urgency !== 'SNOOZED',
      about: ({ subject }) => subject,
      draft: ({ id }) => ({ id }),
      form: defineForm<Snooze>({
        title: 'Snooze',
        submit: 'Snooze',
        fields: {
          until: date('Until', { required: true, help: 'It comes back on the morning of this working day.' }),
          reason: paragraph('Reason', { required: true, longest: LONGEST_WORK_NOTE, counted: true }),
        },
        send: work.snooze.from(({ id, until, reason }: Snooze) => ({ path: { id }, body: { until, reason } })),
        alert: true,
      }),
    }),
    wake: {
      type: 'send',
      label: 'End the snooze',
      icon: 'run',
      when: ({ urgency }) => urgency === 'SNOOZED',
      send: work.snooze.from(({ id }: WorkItem) => ({ path: { id }, body: { until: null, reason: '' } })),
    },
  },
})
