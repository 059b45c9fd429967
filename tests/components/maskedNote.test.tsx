import { extensions } from '@contract/extensions'
import { toId } from '@contract/id'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDataProvider } from '@/dataProvider'
import { guardPersonalData } from '@/dataProvider/personalGuard'
import { reveals } from '@/dataProvider/reveals'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import enWords from '@/i18n/en/personalData'
import frWords from '@/i18n/fr/personalData'
import swWords from '@/i18n/sw/personalData'
import { addWords } from '@/i18n/words'
import officialReceivers from '@/resources/accounts/officialReceivers'
import mdas from '@/resources/registry/mdas'
import { mountListPageOn, unmountPages } from '../support/mountListPage'
import { recordedHttp } from '../support/recordedHttp'

const EMAIL = 'amina@post.example'
const receiver = { id: '1', individualName: 'Amina', individualEmail: EMAIL, createdAt: '2026-01-31T08:00:00Z' }
const mda = { no: 1, name: 'Amina', createdAt: '2026-01-31T08:00:00Z', status: 'ACTIVE' }
const lists = [officialReceivers, mdas]

beforeAll(() => addWords(en))
afterEach(() => {
  unmountPages()
  reveals.clear()
  addWords(en)
})

/** Mounts a list whose host answers e-mail addresses as `email`. */
const mount = (list: (typeof lists)[number], email = EMAIL, announced = extensions, sees = false) => {
  const host = recordedHttp(
    ({ path }) => ({
      body: path.includes('receivers')
        ? { data: { content: [{ ...receiver, individualEmail: email }], totalElements: 1 } }
        : { data: [mda], total: 1, totalElements: 1, reveals: [] },
    }),
    { announced },
  )
  const http = guardPersonalData(host.http, { sees: () => sees, reveals })
  mountListPageOn(
    createDataProvider(loadedDefinitions(lists), http, { paths: {} }, () => ({ userId: toId('me') })),
    list,
  )
}

describe('the note above a list', () => {
  it.each([
    ['en', enWords],
    ['sw', swWords],
    ['fr', frWords],
  ])('says that the host sent personal data whole and the portal masks it: %s', async (_, personal) => {
    addWords({ daftari: { personal } })
    mount(officialReceivers)
    await screen.findByText('Amina')
    expect(screen.getByRole('note').textContent).toBe(personal.maskedHere)
    expect(document.body.textContent).not.toContain(EMAIL)
  })

  it('is absent where the host masks, does not announce it, or the person sees personal data', async () => {
    for (const [email, announced, sees] of [
      ['a••••••••@••••••••', extensions, false],
      [EMAIL, extensions.filter(name => name !== 'personalData'), false],
      [EMAIL, extensions, true],
    ] as const) {
      mount(officialReceivers, email, [...announced], sees)
      await screen.findByText('Amina')
      expect(screen.queryByRole('note')).toBeNull()
      unmountPages()
    }
  })

  it('stands above that list alone', async () => {
    mount(officialReceivers)
    await screen.findByRole('note')
    unmountPages()
    mount(mdas)
    await screen.findByText('Amina')
    expect(screen.queryByRole('note')).toBeNull()
  })
})
