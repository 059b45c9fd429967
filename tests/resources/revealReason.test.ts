import { personalData } from '@contract/portal/personalData'
import { expect, it } from 'vitest'
import { showPersonalData } from '@/resources/portal/personalData'
import { nobody } from '../support/signedIn'

it('sends the reason for a file as it was given, and the contract refuses one that there is not', () => {
  const action = showPersonalData('ENTITY', () => ({ key: '1', name: 'A', values: [] }))
  if (action.type !== 'form') throw new Error('the action has a form')
  const { form } = action
  const bodyFor = (reason: string) =>
    form.send?.request({ id: '1', name: 'A', reason, reference: 'Letter 7' }, nobody).body
  expect(personalData.giveReason.body?.safeParse(bodyFor('COURT_ORDER')).data).toMatchObject({ reason: 'COURT_ORDER' })
  expect(personalData.giveReason.body?.safeParse(bodyFor('CURIOSITY')).success).toBe(false)
})
