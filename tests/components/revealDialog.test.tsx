import { toId } from '@contract/id'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import RevealDialog from '@/components/personalData/RevealDialog'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import personal from '@/i18n/en/personalData'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
  addWords({ daftari: { personal } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Mounts the dialog; returns the function that it calls to close. */
const open = () => {
  const close = vi.fn()
  const { http } = recordedHttp(() => ({}))
  render(
    <TestRouter at="/">
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <RevealDialog kind="ENTITY" fileKey="80020001234567" name="A" close={close} />
      </CoreAdminContext>
    </TestRouter>,
  )
  return close
}
const submit = () => fireEvent.click(screen.getByText(personal.submit))
const reference = () => screen.getByLabelText(new RegExp(`^${personal.reference}`))

describe('the dialog that asks for a reason', () => {
  it.each([
    ['Cancel', () => fireEvent.click(screen.getByText('Cancel'))],
    ['Esc', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('asks before %s leaves what was typed', (_, leave) => {
    const close = open()
    const asked = vi.fn(() => true).mockReturnValueOnce(false)
    vi.stubGlobal('confirm', asked)
    fireEvent.change(reference(), { target: { value: 'Complaint 12' } })
    leave()
    expect(close).not.toHaveBeenCalled()
    leave()
    expect(close).toHaveBeenCalledOnce()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('focuses the first box with an error', async () => {
    open()
    submit()
    const reason = screen.getByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(reason))
    fireEvent.mouseDown(reason)
    const [option] = await screen.findAllByRole('option')
    if (option) fireEvent.click(option)
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    submit()
    await waitFor(() => expect(document.activeElement).toBe(reference()))
  })
})
