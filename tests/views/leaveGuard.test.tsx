import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { TestTranslationProvider } from 'react-admin'
import { BrowserRouter, Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { GuardedDialog } from '@/views/dialogRoutes/GuardedDialog'
import type { UnsavedInput } from '@/views/dialogRoutes/useBackGuard'
import { useDialogRoute } from '@/views/dialogRoutes/useDialogRoute'
import { useLeaveGuard } from '@/views/form/leaveGuard'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const Rows = ({ input, close }: { input: UnsavedInput; close(): void }) => {
  const { setChanged } = useLeaveGuard(close)
  useEffect(() => setChanged(input.changed, input.forget, input.sending), [input, setChanged])
  return <div role="dialog">Rows</div>
}

const Page = ({ input }: { input: UnsavedInput }) => {
  const { opened, close } = useDialogRoute()
  return (
    <>
      <Link to="?open=rows">Open</Link>
      <GuardedDialog opened={opened}>{() => <Rows input={input} close={close} />}</GuardedDialog>
    </>
  )
}

/** Opens a dialog with this input and goes back; resolves once the tab has moved. Returns whether the person was asked. */
const goBack = async (input: UnsavedInput) => {
  const asks = vi.fn(() => true)
  vi.stubGlobal('confirm', asks)
  render(
    <BrowserRouter>
      <TestTranslationProvider messages={{}}>
        <Page input={input} />
      </TestTranslationProvider>
    </BrowserRouter>,
  )
  screen.getByRole('link').click()
  await screen.findByRole('dialog')
  const moved = new Promise(done => window.addEventListener('popstate', done, { once: true }))
  window.history.back()
  await moved
  return asks
}

it('stays where Back would stop what is being sent, without a question', async () => {
  const asks = await goBack({ changed: true, sending: true })
  await waitFor(() => expect(window.location.search).toBe('?open=rows'))
  screen.getByRole('dialog')
  expect(asks).not.toHaveBeenCalled()
})

it.each([
  ['that is not sent', { changed: true }],
  ['that is sent and stored as a draft', { changed: true, sending: true, forget: () => undefined }],
])('asks before Back leaves input %s', async (_, input) => {
  const asks = await goBack(input)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asks).toHaveBeenCalledOnce()
  expect(window.location.search).toBe('')
})
