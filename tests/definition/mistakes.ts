/** Mistakes that must not compile: the type check fails when one of them does. */

import { serviceCosts } from '@contract/billing/serviceCosts'
import { afterLookup, extensionList, list, type Sending } from '@contract/call'
import { bare, paging } from '@contract/dialects'
import { type Id, idText, toId } from '@contract/id'
import { yesNo } from '@contract/listFilter'
import { audit } from '@contract/portal/audit'
import { blacklist } from '@contract/registry/blacklist'
import { legalDocuments } from '@contract/registry/legalDocuments'
import { mdas } from '@contract/registry/mdas'
import { practitioners } from '@contract/registry/practitioners'
import type { Handlers } from '@server/http/serve'
import { z } from 'zod'
import { defineForm, defineResource, formAction, formButton } from '@/definition/defineResource'
import { choice, count, date, flag, money, text, tick } from '@/definition/field'

const rest = { name: 'x', label: 'X', path: 'x', size: 15, headline: 'name', fields: {}, columns: [] } as const
const byBrn = ({ brn }: { brn: string }) => ({ path: { brn } })
type Named = { no: number; name: string }

// @ts-expect-error the body lacks its name
mdas.update.from(({ no }: Named) => ({ path: { no }, body: {} }))
// @ts-expect-error the path's parameter is called no
mdas.update.from(({ no, name }: Named) => ({ path: { id: no }, body: { name } }))
// @ts-expect-error the path's parameter is missing
mdas.update.from(({ name }: Named) => ({ body: { name } }))
// @ts-expect-error the upload needs its file
blacklist.upload.from(() => ({}))
// @ts-expect-error a BRN is text
blacklist.add.from(() => ({ path: { brn: '1' }, body: { brn: 1, companyName: 'x' } }))
// @ts-expect-error the row has no such property
blacklist.reverse.from(({ nope }: { brn: string }) => ({ path: { brn: nope } }))
// @ts-expect-error what was found has no such property
afterLookup(blacklist.history.from(byBrn), (row, found) => found.nope, blacklist.reverse.from(byBrn))

declare const id: Id
declare const perhaps: Id | null | undefined
const texts: Record<string, string> = {}
const taken = (text: string, number: number) => [text, number]
// @ts-expect-error an id is not added to
id + 1
// @ts-expect-error an id is not multiplied
id * 2
// @ts-expect-error an id is not turned into a number by a sign
;+id
// @ts-expect-error ids have no order
id < toId(7)
// @ts-expect-error an id is not joined to text
'' + id
// @ts-expect-error an id does not stand in a template
;`${perhaps}`
// @ts-expect-error text made of an id is no text
taken(String(id), 1)
// @ts-expect-error nor where there may be no id
taken(String(perhaps), 1)
// @ts-expect-error a number made of an id is no number
taken('', Number(id))
// @ts-expect-error nor where there may be no id
taken('', Number(perhaps))
// @ts-expect-error an id does not name its own text
id.toString()
// @ts-expect-error an id is not read for digits
Number.parseInt(id)
// @ts-expect-error an id is no key of an object
texts[id]
// @ts-expect-error an id is no text
id === '7'
// @ts-expect-error a price is named by an id, not by text
serviceCosts.remove.from(() => ({ query: { serviceChargeId: '7' } }))
// @ts-expect-error nor by a number
serviceCosts.remove.from(() => ({ query: { serviceChargeId: 7 } }))
taken(idText(id), [1, 2].map(String).map(Number).length)

// @ts-expect-error a column that the row does not have
defineResource(mdas.list, { ...rest, key: 'no', columns: ['nope'] })
// @ts-expect-error a key that the row does not have
defineResource(mdas.list, { ...rest, key: 'brn' })
// @ts-expect-error a name is not a number
defineResource(mdas.list, { ...rest, key: 'no', fields: { name: count('Name') } })
// @ts-expect-error active is a yes or no
defineResource(practitioners.list, { ...rest, headline: 'lastName', key: 'uniquePractitionerNumber', fields: { active: text('Status') } })
// @ts-expect-error a flag needs words for both values
flag('Status', { true: 'Active' })
// @ts-expect-error a filter that the call does not take
defineResource(mdas.list, { ...rest, key: 'no', filters: { status: text('Status') } })
// @ts-expect-error a search under a name that the call does not take
defineResource(mdas.list, { ...rest, key: 'no', search: { filter: 'q', on: 'enter', placeholder: '' } })
// @ts-expect-error a fixed value that the call does not take
defineResource(blacklist.list, { ...rest, headline: 'brn', key: 'brn', fixed: { status: 'OFF' } })
// @ts-expect-error a type of document that does not exist
defineResource(legalDocuments.list, { ...rest, headline: 'subjectMatter', key: 'instrumentNumber', filters: { type: choice('Type', { NOPE: 'x' }) } })
// @ts-expect-error a permission that does not exist
defineResource(mdas.list, { ...rest, key: 'no', actions: { x: { type: 'open', label: 'X', icon: 'edit', permit: 'can_fly', open: () => '' } } })
// @ts-expect-error an action that does nothing
defineResource(mdas.list, { ...rest, key: 'no', actions: { x: { type: 'send', label: 'X', icon: 'edit' } } })
// @ts-expect-error a verb that react-admin does not have
defineResource(mdas.list, { ...rest, key: 'no', actions: { x: { type: 'send', label: 'X', icon: 'edit', verb: 'remove', send: mdas.update.from(({ no, name }) => ({ path: { no }, body: { name } })) } } })
// @ts-expect-error a type of action that does not exist
defineResource(mdas.list, { ...rest, key: 'no', actions: { x: { type: 'fly', label: 'X', icon: 'edit', open: () => '' } } })
// @ts-expect-error what opens a page is no verb
defineResource(mdas.list, { ...rest, key: 'no', actions: { x: { type: 'open', label: 'X', icon: 'edit', verb: 'update', open: () => '' } } })
// @ts-expect-error a column to sort by that the row does not have
defineResource(audit.list, { ...rest, headline: 'call', key: 'id', sortable: ['when'] })
// @ts-expect-error a form's field that the draft does not have
defineForm({ title: '', submit: '', fields: { nope: text('') }, send: mdas.create.from(({ name }: Named) => ({ body: { name } })) })
// @ts-expect-error a draft has a number for an amount, not its text
defineForm<{ name: string }>({ title: '', submit: '', fields: { name: money('') }, send: mdas.create.from(({ name }) => ({ body: { name } })) })
// @ts-expect-error nor does it start from the text of one
defineForm<{ no: number }>({ title: '', submit: '', fields: { no: count('') }, start: { no: '1' }, send: mdas.create.from(() => ({ body: { name: '' } })) })
declare const phone: string | null
declare const sendMda: Sending<Named & { phone?: string }>
const mdaForm = defineForm({ title: '', submit: '', fields: { phone: text('') }, send: sendMda })
formAction<Named, Named & { phone?: string }>({ label: '', icon: 'edit', form: mdaForm, draft: row => ({ ...row, phone: phone ?? undefined }) })
// @ts-expect-error null of a row, where the draft takes none
formAction<Named, Named & { phone?: string }>({ label: '', icon: 'edit', form: mdaForm, draft: row => ({ ...row, phone }) })
// @ts-expect-error nor for rows that were ticked
formButton({ label: '', form: mdaForm, ticked: { most: 9, draft: () => ({ phone }) } })
// @ts-expect-error a number that is a text in the draft
formAction<Named, Named>({ label: '', icon: 'edit', form: mdaForm, draft: ({ name }) => ({ no: name, name }) })
defineForm<{ on?: string; off: boolean }>({ title: '', submit: '', fields: { on: date(''), off: tick('') }, unavailable: '' })
// @ts-expect-error a field that may stay empty, where the draft needs a value
defineForm<{ on: string }>({ title: '', submit: '', fields: { on: date('') }, unavailable: '' })
extensionList('X', '/x', { permit: 'can_manage_flags', row: z.object({}), filter: z.object({ on: yesNo.optional() }) })
// @ts-expect-error a yes or no that an address cannot spell
extensionList('X', '/x', { permit: 'can_manage_flags', row: z.object({}), filter: z.object({ on: z.boolean().optional() }) })
// @ts-expect-error a yes or no that JSON cannot spell
list('X', '/x', { permit: 'can_manage_flags', row: z.object({}), filter: z.object({ on: z.stringbool() }), paging: paging.none, envelope: bare })
// @ts-expect-error an amount is not looked up
money('', { lookUp: undefined })
// @ts-expect-error a yes or no has no length
flag('', { true: 'Yes', false: 'No' }, { longest: 3 })

// @ts-expect-error a handler is missing
export const missing: Handlers<typeof mdas> = { list: async () => ({ rows: [], total: 0 }), create: async () => ({}) }
export const wrongRow: Pick<Handlers<typeof mdas>, 'list'> = {
  // @ts-expect-error a row without its name
  list: async () => ({ rows: [{ no: 1 }], total: 1 }),
}
export const wrongBody: Pick<Handlers<typeof mdas>, 'create'> = {
  // @ts-expect-error the body has no such property
  create: async ({ body }) => ({ message: body.nope }),
}
export const wrongAnswer: Pick<Handlers<typeof blacklist>, 'history'> = {
  // @ts-expect-error a history is a list of changes
  history: async () => ({ history: 'none' }),
}
