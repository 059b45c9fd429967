import { accounts } from '@contract/accounts/accounts'
import { personalData } from '@contract/portal/personalData'
import { persons } from '@contract/portal/persons'
import { afterEach, describe, expect, it } from 'vitest'
import { guardPersonalData } from '@/dataProvider/personalGuard'
import { createReveals } from '@/dataProvider/reveals'
import { recordedHttp } from '../support/recordedHttp'

const EMAIL = 'amina@post.example'
const account = { id: 'a7', email: EMAIL }
const shown = { reveals: [{ kind: 'ACCOUNT', key: 'a7', seconds: 60 }] }

const reveals = createReveals()
afterEach(reveals.clear)

/** Returns the e-mail address of an account as it is read, and the number of questions for the reveals so far. */
const reader = (statusOf: () => number) => {
  const { http, asked } = recordedHttp(({ path }) =>
    path === personalData.reveals.path ? { status: statusOf(), body: shown } : { body: { data: account } },
  )
  const guarded = guardPersonalData(http, { sees: () => false, reveals })
  return async () => ({
    email: (await guarded.ask(accounts.read, { path: { id: 'a7' } })).email,
    questions: asked.filter(({ path }) => path === personalData.reveals.path).length,
  })
}

describe('the files that the host shows after a reload', () => {
  it('are asked for again when the host was in trouble', async () => {
    let status = 502
    const read = reader(() => status)
    expect((await read()).email).not.toBe(EMAIL)
    status = 200
    expect(await read()).toEqual({ email: EMAIL, questions: 2 })
    expect(await read()).toEqual({ email: EMAIL, questions: 2 })
  })

  it('are asked for once when the host refuses to name them', async () => {
    const read = reader(() => 403)
    await read()
    const again = await read()
    expect(again.email).not.toBe(EMAIL)
    expect(again.questions).toBe(1)
  })
})

it('forgets the reasons for people after a decision about them, and asks which files the host still shows', async () => {
  const { http, asked } = recordedHttp(({ path }) => ({
    body: path === personalData.reveals.path ? { reveals: [] } : { data: account },
  }))
  const guarded = guardPersonalData(http, { sees: () => false, reveals })
  reveals.add([
    { kind: 'PERSON', key: '4', seconds: 60 },
    { kind: 'ENTITY', key: '80020001234567', seconds: 60 },
  ])
  await guarded.ask(persons.decide, { body: { one: '4', other: '7', kind: 'MERGE', reason: 'Same face' } })
  expect(reveals.get().files.map(({ kind }) => kind)).toEqual(['ENTITY'])
  await guarded.ask(accounts.read, { path: { id: 'a7' } })
  expect(asked.map(({ path }) => path)).toContain(personalData.reveals.path)
})
