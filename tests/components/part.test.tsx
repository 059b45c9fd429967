import { accounts } from '@contract/accounts/accounts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueryContent } from '@/components/file/QueryContent'
import { useSource } from '@/components/useSource'
import { ApiError } from '@/dataProvider/apiError'
import { reading } from '@/definition/source'
import en from '@/i18n/en/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { PdfPane } from '@/pdfReader/PdfPane'

beforeAll(() => addWords(en))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SLOW = 'The registry is taking longer than usual to answer.'
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const shows = (text: string) => screen.queryByText(text) !== null

type Answer = { signal: AbortSignal; resolve(total: number): void; reject(error: ApiError): void }

describe('a part of a file', () => {
  /** Shows a part whose source is a call that the test answers. */
  const open = async () => {
    const calls: Answer[] = []
    const read = (_: unknown, __: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<number>((resolve, reject) => calls.push({ signal, resolve, reject }))
    const source = reading(accounts.total.from(() => ({ path: { type: 'STAFF' } })))
    const Trial = () => (
      <QueryContent query={useSource(['trial'], source, undefined)} permit="can_try" name="Shares">
        {total => <p>{`${total} accounts`}</p>}
      </QueryContent>
    )
    render(
      <CoreAdminContext
        dataProvider={{ ...testDataProvider(), read }}
        i18nProvider={createI18nProvider(currentTable())}
      >
        <Trial />
      </CoreAdminContext>,
    )
    await pass(0)
    return calls
  }

  it('says after three seconds that the host is slow, and shows an answer that comes then', async () => {
    const calls = await open()
    await pass(2_900)
    expect(shows(SLOW)).toBe(false)
    await pass(200)
    expect(shows(SLOW)).toBe(true)
    calls[0]?.resolve(7)
    await pass(0)
    expect(shows('7 accounts')).toBe(true)
    expect(shows(SLOW)).toBe(false)
  })

  it('ends its call when Stop is pressed, and sends it again when Reload is', async () => {
    const calls = await open()
    await pass(3_100)
    await press('Stop')
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(shows('Stopped before the registry answered.')).toBe(true)
    expect(screen.queryByLabelText('Loading')).toBeNull()
    await press('Reload')
    expect(calls).toHaveLength(2)
    expect(shows('Stopped before the registry answered.')).toBe(false)
    calls[1]?.resolve(7)
    await pass(0)
    expect(shows('7 accounts')).toBe(true)
  })

  it('shows the reason of a late failure, without the note on time', async () => {
    const calls = await open()
    await pass(3_100)
    calls[0]?.reject(new ApiError({ status: 503, message: 'Down for the night' }))
    await pass(0)
    expect(shows('Shares could not be loaded.')).toBe(true)
    expect(shows(SLOW)).toBe(false)
  })
})

it('offers Stop beside a document after three seconds of waiting', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      terminate() {}
    },
  )
  const source = { key: 'a', title: 'Form 18', fileName: 'Form 18', load: () => new Promise<string>(() => undefined) }
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={createI18nProvider(currentTable())}>
      <PdfPane source={source} />
    </CoreAdminContext>,
  )
  await pass(2_900)
  expect(shows('This can take a moment.')).toBe(true)
  await pass(200)
  expect(shows(SLOW)).toBe(true)
  await press('Stop')
  expect(shows('The document was not loaded.')).toBe(true)
  expect(shows(SLOW)).toBe(false)
})
