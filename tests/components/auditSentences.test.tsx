import { toId } from '@contract/id'
import type { AccessEntry } from '@contract/portal/accessLog'
import type { AuditEntry } from '@contract/portal/audit'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { columnsOf } from '@/components/list/columns'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { translated } from '@/i18n/translated'
import { addWords, currentTable, replaceWords } from '@/i18n/words'
import accessLog from '@/resources/portal/accessLog'
import '@/resources'
import audit from '@/resources/portal/audit'
import { callSentences } from '@/resources/portal/callSentences'
import { callWords } from '@/resources/portal/callWords'
import mdas from '@/resources/registry/mdas'
import { fr, sw } from '../support/definitionTables'

beforeAll(() => addWords(en))
afterEach(() => replaceWords('en', [en]))

const definitions = loadedDefinitions([audit, accessLog, mdas])
const eventOf = (resource: typeof audit | typeof accessLog, row: object, table?: typeof sw) => {
  const words = table ?? {}
  const { translate } = createI18nProvider(currentTable(), definitions, words)
  const shown = table ? translated(resource, table.resources?.[resource.name], table.phrases) : resource
  return columnsOf(shown as never, translate, 'en', ['event'])[0]?.text(row as never)
}

const entry: AuditEntry = {
  id: 7,
  at: '2026-11-01T08:00:00Z',
  actorId: null,
  actorName: 'Grace Nakato',
  address: '10.0.0.1',
  call: 'BLACKLIST-REVERSE',
  subject: '80020038155524 MOROTO FOODS LTD',
  subjectName: 'MOROTO FOODS LTD',
  before: null,
  after: null,
}
const access: AccessEntry = {
  id: toId('1'),
  at: '2026-11-01T08:00:00Z',
  actorId: '2',
  actorName: 'Grace Nakato',
  kind: 'OPEN',
  fileKind: 'ENTITY',
  fileKey: '80020038155524',
  fileName: 'MOROTO FOODS LTD',
  call: 'CF-COMPANY',
}

it('tells a change by who did it, what was done and the name of the record', () => {
  expect(eventOf(audit, entry)).toBe('Grace Nakato reversed the blacklisting of MOROTO FOODS LTD (80020038155524)')
  expect(eventOf(audit, { ...entry, call: 'PORTAL-NOTE-ADD', subject: '80020038155524' })).toBe(
    'Grace Nakato added a note to MOROTO FOODS LTD (80020038155524)',
  )
})

it('tells a change in Kiswahili and in French', () => {
  expect(eventOf(audit, entry, sw)).toBe('Grace Nakato aliondoa MOROTO FOODS LTD (80020038155524) kwenye orodha nyeusi')
  expect(eventOf(audit, entry, fr)).toBe('Grace Nakato a retiré MOROTO FOODS LTD (80020038155524) de la liste noire')
})

it('tells an added, edited or deleted row with the title of its list', () => {
  const write = { ...entry, subject: 'Lake Authority', subjectName: null }
  const events = (call: string) => [undefined, sw, fr].map(table => eventOf(audit, { ...write, call }, table))
  expect(events('MDA-CREATE')).toEqual([
    'Grace Nakato added Lake Authority to MDA Registry',
    'Grace Nakato aliongeza Lake Authority kwenye Rejista ya MDA',
    'Grace Nakato a ajouté Lake Authority dans «\u00a0Registre des MDA\u00a0»',
  ])
  expect(events('MDA-EDIT')[0]).toBe('Grace Nakato edited Lake Authority in MDA Registry')
  expect(events('SERVICE-DELETE')[0]).toBe('Grace Nakato deleted Lake Authority from Service Costs')
})

it('names the server where nobody at a computer did it, and an unknown call by its id', () => {
  const update = { ...entry, actorName: null, address: 'the server', call: 'TXN-RETRY', subject: '2240023845891' }
  expect(eventOf(audit, { ...update, subjectName: null })).toBe('The server retried the transaction 2240023845891')
  expect(eventOf(audit, { ...entry, call: 'NEW-CALL' })).toBe(
    'Grace Nakato · NEW-CALL · MOROTO FOODS LTD (80020038155524)',
  )
})

it('does not tell a blocked sign-in as a sign-in', () => {
  const blocked = { ...entry, call: 'AUTH-SIGNIN', subject: 'Ada', subjectName: null, after: { blocked: 'name' } }
  expect(eventOf(audit, blocked)).toBe('Sign-in was blocked for a time: Ada')
  const locked = { ...blocked, call: 'AUTH-VALIDATE-CODE', after: { locked: true } }
  expect(eventOf(audit, locked)).toBe('The account of Ada was locked after wrong codes')
})

it('names an exported list and a printed page by their titles', () => {
  const taken = { ...entry, call: 'PORTAL-TOOK', subject: 'registry/mda', subjectName: null, after: { kind: 'export' } }
  expect(eventOf(audit, taken)).toBe('Grace Nakato exported the list MDA Registry')
  const printed = { ...taken, subject: '/home/registry/file-viewer/80020038155524', after: { kind: 'print' } }
  expect(eventOf(audit, printed)).toBe('Grace Nakato printed File of an entity')
  const exported = {
    ...access,
    kind: 'EXPORT',
    fileKind: null,
    fileKey: null,
    fileName: null,
    resource: 'registry/mda',
  }
  expect(eventOf(accessLog, exported)).toBe('Grace Nakato exported the list MDA Registry')
  expect(eventOf(accessLog, { ...exported, resource: 'nowhere/at/all' })).toContain('nowhere/at/all')
})

it('tells a read by the name of the file, without a random key', () => {
  expect(eventOf(accessLog, access)).toBe('Grace Nakato opened the file of MOROTO FOODS LTD (80020038155524)')
  const attachment = {
    ...access,
    fileKind: 'DOCUMENT',
    fileKey: 'c7f84b53ac49a38a96afa0af9fc22ef6',
    fileName: 'Form 20',
  }
  expect(eventOf(accessLog, attachment)).toBe('Grace Nakato opened the attachment Form 20')
  expect(eventOf(accessLog, { ...access, kind: 'PRINT' })).toBe(
    'Grace Nakato printed the file of MOROTO FOODS LTD (80020038155524)',
  )
})

it('has sentences of known calls only', () => {
  const variants = [
    ...['OTHER', 'BLOCKED', 'LOCKED', 'MANY_REASONS', 'MANY_BIRTH_DAYS'],
    ...['EXPORTED', 'PRINTED', 'ADDED', 'EDITED', 'DELETED'],
  ]
  const unknown = Object.keys(callSentences).filter(key => !(key in callWords) && !variants.includes(key))
  expect(unknown).toEqual([])
})
