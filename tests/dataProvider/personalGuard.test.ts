import { accounts } from '@contract/accounts/accounts'
import { type Extension, extensions } from '@contract/extensions'
import { personalData } from '@contract/portal/personalData'
import { persons } from '@contract/portal/persons'
import { people } from '@contract/registry/people'
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

describe('the directors of a file whose host answers them whole', () => {
  const NIN = 'CM90123456AB4K'
  const read = async (announced: readonly Extension[], sees = false) => {
    const { http } = recordedHttp(
      ({ path }) => ({
        body:
          path === personalData.reveals.path
            ? { reveals: [] }
            : { data: { content: [{ surName: 'Okello', idType: 'NATIONAL_ID', idNumber: NIN }] } },
      }),
      { announced },
    )
    const guarded = guardPersonalData(http, { sees: () => sees, reveals })
    const { rows } = await guarded.askList(people.directors, { page: 1, perPage: 15 }, { id: '80020001234567' })
    return rows.map(({ idNumber }) => idNumber)
  }

  it('are masked where it announced that it masks, and noted', async () => {
    expect(await read(extensions)).toEqual(['CM••••••••AB4K'])
    expect(reveals.get().maskedHere).toEqual([people.directors.id])
  })

  it('are left as they are on a host without masking, and for who sees personal data', async () => {
    expect(await read(extensions.filter(name => name !== 'personalData'))).toEqual([NIN])
    expect(await read(extensions, true)).toEqual([NIN])
    expect(reveals.get().maskedHere).toEqual([])
  })
})
