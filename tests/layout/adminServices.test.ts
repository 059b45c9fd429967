import { PortalConfig } from '@contract/portalConfig'
import { afterEach, describe, expect, it } from 'vitest'
import { reveals } from '@/dataProvider/reveals'
import { createAdminServices } from '@/layout/adminServices'
import { recordedHttp } from '../support/recordedHttp'

const NUMBERS = ['registry/people', 'getList']
const FILE = { kind: 'ENTITY', key: '80020001234567', seconds: 60 } as const

let stop = () => {}
/** The services of the signed-in pages, which were opened, left for another page and opened again. */
const openedAgain = () => {
  const services = () => createAdminServices(recordedHttp(() => ({})).http, PortalConfig.parse({}))
  services().watch()()
  const { queryClient, watch } = services()
  stop = watch()
  queryClient.setQueryData(NUMBERS, ['CM90123456AB4K'])
  return queryClient
}
afterEach(() => {
  stop()
  reveals.clear()
})

describe('signed-in pages that are opened again', () => {
  it('read personal data again after a reason was given', () => {
    const queryClient = openedAgain()
    reveals.add([FILE])
    expect(queryClient.getQueryState(NUMBERS)?.isInvalidated).toBe(true)
  })

  it('forget whole values as soon as the reason has ended', () => {
    const queryClient = openedAgain()
    reveals.add([FILE])
    expect(queryClient.getQueryData(NUMBERS)).toEqual(['CM90123456AB4K'])
    reveals.clear()
    expect(queryClient.getQueryData(NUMBERS)).toBeUndefined()
  })

  it('no longer follow what concerns them after they are left', () => {
    const queryClient = openedAgain()
    stop()
    reveals.add([FILE])
    expect(queryClient.getQueryState(NUMBERS)?.isInvalidated).toBe(false)
  })
})
