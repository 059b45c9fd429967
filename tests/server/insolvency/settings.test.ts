import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const rowsOf = async (url: string): Promise<Record<string, string>[]> => (await admin({ url })).json().data
const post = async (url: string, payload: object) => (await admin({ method: 'POST', url, payload })).json()
const reasons = pathOf(contract.windingUpReasons.list)
const bodyId = async () => (await rowsOf(pathOf(contract.professionalBodies.list)))[0]?.id ?? ''

describe('the lists of bodies, qualifications and reasons', () => {
  it('have default entries', async () => {
    expect((await rowsOf(pathOf(contract.professionalBodies.list)))[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      abbreviation: expect.any(String),
      profession: expect.any(String),
      version: 1,
    })
    expect((await rowsOf(pathOf(contract.academicQualifications.list))).map(({ name }) => name)).toContain(
      'Bachelor of Laws',
    )
    const known = new Set((await rowsOf(pathOf(contract.professionalBodies.list))).map(({ id }) => id))
    for (const { professionalBodyId } of await rowsOf(pathOf(contract.professionalQualifications.list)))
      expect(known.has(professionalBodyId ?? '')).toBe(true)
    expect((await rowsOf(reasons)).map(({ reason }) => reason)).toContain('The company is unable to pay its debts')
  })

  it('add each name once, even from twenty concurrent requests', async () => {
    const body = { name: '  Bar   Council ', abbreviation: 'BC', profession: 'Advocate' }
    expect((await post(pathOf(contract.professionalBodies.create), body)).message).toBe(
      'Request was processed successfully',
    )
    expect(await rowsOf(pathOf(contract.professionalBodies.list))).toContainEqual(
      expect.objectContaining({ name: 'Bar Council' }),
    )
    const again = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(pathOf(contract.academicQualifications.create), { name: 'Diploma in Law' }),
      ),
    )
    expect(again.filter(({ message }) => message === 'Academic Qualification created successfully')).toHaveLength(1)
    expect(again.filter(({ code }) => code === 'name-taken')).toHaveLength(19)
    const professionalBodyId = await bodyId()
    const other = (await rowsOf(pathOf(contract.professionalBodies.list)))[1]?.id
    const add = (id: unknown) =>
      post(pathOf(contract.professionalQualifications.create), { name: 'Fellow', professionalBodyId: id })
    expect((await add(professionalBodyId)).message).toBe('Professional Qualification created successfully')
    expect((await add(professionalBodyId)).code).toBe('name-taken')
    expect((await add(other)).status).toBeUndefined()
  })

  it('accept changes of the latest version only', async () => {
    const [{ id, version } = {}] = await rowsOf(pathOf(contract.academicQualifications.list))
    const update = (name: string) =>
      post(pathOf(contract.academicQualifications.update), { name, academicQualificationId: id, version })
    expect((await update('Bachelor of Arts')).message).toBe('Academic Qualification updated successfully')
    expect((await update('Bachelor of Science')).code).toBe('changed-meanwhile')
    expect((await rowsOf(pathOf(contract.academicQualifications.list))).map(({ name }) => name)).toContain(
      'Bachelor of Arts',
    )
  })

  it('treat a reason with an id as a change, and one without as new', async () => {
    await post(reasons, { reason: 'The licence was withdrawn' })
    const added = (await rowsOf(reasons)).find(({ reason }) => reason === 'The licence was withdrawn')
    await post(reasons, { reason: 'The licence was revoked', id: added?.id, version: added?.version })
    const now = await rowsOf(reasons)
    expect(now.filter(({ id }) => id === added?.id).map(({ reason }) => reason)).toEqual(['The licence was revoked'])
  })

  it.each([
    [
      pathOf(contract.professionalBodies.create),
      { name: 'X', abbreviation: '', profession: 'Y' },
      'invalid-fields',
      'abbreviation',
    ],
    [
      pathOf(contract.professionalBodies.create),
      { name: 'law SOCIETY', abbreviation: 'L', profession: 'Y' },
      'name-taken',
      'name',
    ],
    [
      pathOf(contract.professionalQualifications.create),
      { name: 'X', professionalBodyId: 9999 },
      'unknown-professional-body',
      'professionalBodyId',
    ],
    [pathOf(contract.academicQualifications.create), { name: ' \u0007 ' }, 'invalid-fields', 'name'],
    [reasons, { reason: 'x'.repeat(301) }, 'invalid-fields', 'reason'],
  ])('%s refuses %o as %s', async (url, body, code, field) => {
    const answer = await post(url, body)
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, [field]])
  })

  it('are hidden without the settings permission', async () => {
    const clerk = registry.as(await registry.signIn('clerk'))
    for (const url of [pathOf(contract.professionalBodies.list), reasons])
      expect((await clerk({ url })).statusCode).toBe(403)
  })
})
