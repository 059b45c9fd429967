import { type Extension, extensions } from '@contract/extensions'
import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PersonalData } from '@/components/personalData/PersonalData'
import { FileReaders } from '@/customPages/fileReaders/FileReaders'
import { reveals } from '@/dataProvider/reveals'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import { mountPart, unmountParts } from '../support/mountPart'
import { signedIn } from '../support/signedIn'

beforeAll(() => addWords(en))
afterEach(() => {
  unmountParts()
  reveals.clear()
})

/** Mounts the head of a file for a person who may do all but what is named, on a host that announces all but what is named. */
const mount = ({ without = [], unless = [] }: { without?: Extension[]; unless?: string[] }) => {
  const can = ({ action, resource }: { action: string; resource: string }) =>
    !unless.includes(action) && !unless.includes(resource)
  return mountPart(
    <>
      <h1>Lake Traders</h1>
      <PersonalData kind="ENTITY" fileKey="80020001234567" name="Lake Traders" />
      <FileReaders kind="ENTITY" fileKey="80020001234567" />
    </>,
    () => ({ body: {} }),
    {
      announced: extensions.filter(name => !without.includes(name)),
      authProvider: { ...signedIn, can } as typeof signedIn,
    },
  ).asked
}
const offer = () => screen.queryByText('Show personal data')

describe('the head of a file', () => {
  it('asks for a reason only where the host masks, and of nobody who sees personal data', async () => {
    mount({ unless: [SEES_PERSONAL_DATA] })
    expect(offer()).not.toBeNull()
    unmountParts()
    mount({})
    expect(offer()).toBeNull()
    unmountParts()
    mount({ unless: [SEES_PERSONAL_DATA], without: ['personalData'] })
    expect(offer()).toBeNull()
  })

  it('says that the portal masked what the host sent whole', async () => {
    const said = 'This registry sent personal data unmasked. The portal masks it.'
    mount({ unless: [SEES_PERSONAL_DATA] })
    expect(screen.queryByText(said)).toBeNull()
    act(() => reveals.tellMaskedHere('CF-DIRECTORS'))
    await screen.findByText(said)
  })

  it('offers who looked at it only to holders of the permission, on a host that keeps a log', () => {
    const asked = mount({})
    screen.getByText('Who looked')
    expect(asked).toEqual([])
    unmountParts()
    mount({ unless: ['access-log'] })
    expect(screen.queryByText('Who looked')).toBeNull()
    unmountParts()
    mount({ without: ['accessLog'] })
    expect(screen.queryByText('Who looked')).toBeNull()
  })
})
