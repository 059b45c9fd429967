import { get } from '@contract/call'
import { toId } from '@contract/id'
import { PortalConfig } from '@contract/portalConfig'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { announceFileType } from '@/components/file/fileType'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import EntityFile from '@/customPages/entityFile/EntityFile'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { type AnyFileType, defineFile, facts } from '@/definition/defineFile'
import { computed } from '@/definition/field'
import { reading } from '@/definition/source'
import { ConfigProvider } from '@/portalConfig'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

type File = { brn: string }

/** A type of file with one fact, read at `/<key>/<number>`. */
const fileType = (key: string, record: 'COMPANY' | 'BUSINESS_NAME'): AnyFileType => {
  const read = get(`TEST-${key}`, `/${key}/{id}`, { permit: 'signed-in', answer: z.object({ brn: z.string() }) })
  const source = reading(read.from(({ id }: { id: string }) => ({ path: { id } })))
  return defineFile<File>({
    key,
    label: key,
    record,
    crumb: 'Business',
    read: source,
    head: ({ brn }) => ({ number: brn, title: `${key} ${brn}` }),
    statuses: {},
    kinds: [
      {
        key,
        tabs: [
          facts<File, File>({
            key: 'facts',
            label: 'Facts',
            source: { key: 'own', load: async file => file },
            fields: { brn: computed<File>('code', 'BRN', ({ brn }) => brn) },
          }),
        ],
      },
    ],
  })
}
const types = [fileType('company', 'COMPANY'), fileType('business', 'BUSINESS_NAME')]

/** Opens a file, of a business name, at its address. Returns the paths that were asked for. */
const open = (isOurs: boolean, number: string) => {
  const announced = new Set(isOurs ? (['entityKinds'] as const) : [])
  const { http, asked } = recordedHttp(
    ({ path }) =>
      path === `/portal/entity-kinds/${number}`
        ? { body: { kind: 'BUSINESS_NAME' } }
        : path === `/business/${number}`
          ? { body: { brn: number } }
          : { status: 404, body: { message: 'Not found' } },
    { announced: [...announced] },
  )
  render(
    <MemoryRouter initialEntries={[`/home/registry/file-viewer/${number}`]}>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))}
        authProvider={signedIn}
        queryClient={new QueryClient()}
      >
        <ConfigProvider value={PortalConfig.parse({})}>
          <AnnouncedExtensions.Provider value={announced}>
            <Routes>
              <Route path="/home/registry/file-viewer/:id" element={<EntityFile types={types} />} />
            </Routes>
          </AnnouncedExtensions.Provider>
        </ConfigProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return () => asked.map(({ path }) => path)
}
const opened = (number: string) => screen.findByRole('heading', { name: `business ${number}` })

it('asks our host which type a number has, whatever local storage holds', async () => {
  localStorage.setItem('entityType', 'company')
  const paths = open(true, '1')
  await opened('1')
  expect(paths()).toEqual(['/portal/entity-kinds/1', '/business/1'])
  expect(localStorage.getItem('entityType')).toBe('business')
})

it('does not ask for what a list or the palette told', async () => {
  announceFileType('business', '/home/registry/file-viewer/2?tab=documents')
  const paths = open(true, '2')
  await opened('2')
  expect(paths()).toEqual(['/business/2'])
})

it('takes the type in local storage on other hosts', async () => {
  localStorage.setItem('entityType', 'business')
  const paths = open(false, '3')
  await opened('3')
  expect(paths()).toEqual(['/business/3'])
})

it('falls back on what was found before where the type in local storage is that of another file', async () => {
  announceFileType('business', '/home/registry/file-viewer/4')
  localStorage.setItem('entityType', 'company')
  const paths = open(false, '4')
  await opened('4')
  expect(paths()).toEqual(['/company/4', '/business/4'])
})

it('asks the person on other hosts where nothing is known', async () => {
  const paths = open(false, '5')
  await screen.findByRole('button', { name: 'company' })
  expect(paths()).toEqual([])
})
