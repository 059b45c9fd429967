import { taxHeadLevels } from '@contract/billing/taxHeadLevels'
import { expect, it } from 'vitest'
import taxHeads from '@/resources/billing/taxHeads'
import { nobody } from '../support/signedIn'

/** Row with a choice for each level. */
const levels = Object.fromEntries(
  Object.entries(taxHeadLevels).map(([level, words]) => [level, Object.keys(words)[0] ?? '']),
)

it('says of a level that was emptied that it has none: a host may keep what an update leaves out', () => {
  const edit = taxHeads.actions?.edit
  if (edit?.type !== 'form' || !edit.form.send) throw new Error('tax heads are edited by a form')
  const { body } = edit.form.send.request({ ...levels, taxHeadId: '7', level_2: undefined }, nobody)
  expect(body).toMatchObject({ ...levels, level_2: '' })
})
