import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { TestTranslationProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { useLeaveGuard } from '@/components/form/leaveGuard'
import { TestRouter } from '../support/TestRouter'

type Input = { changed: boolean; forget?: () => void; sending?: boolean; isSettled?: boolean }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const Rows = ({ input, close }: { input: Input; close(): void }) => {
  const { setChanged, settle } = useLeaveGuard(close)
  useEffect(() => {
    if (input.isSettled) settle()
    setChanged(input.changed, input.forget, input.sending)
  }, [input, setChanged, settle])
  return <div role="dialog">Rows</div>
}

const Page = ({ input }: { input: Input }) => {
  const { opened, close } = useDialogRoute()
  return (
    <>
      <Link to="?open=rows">Open</Link>
      {opened && <Rows input={input} close={close} />}
    </>
  )
}

/** Opens a dialog with this input and goes back; resolves once the tab has moved. Returns whether the person was asked. */
const goBack = async (input: Input) => {
  const asks = vi.fn(() => true)
  vi.stubGlobal('confirm', asks)
  render(
    <TestRouter>
      <TestTranslationProvider messages={{}}>
        <Page input={input} />
      </TestTranslationProvider>
    </TestRouter>,
  )
  await act(async () => screen.getByRole('link').click())
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

it('does not ask again after sending, though the form reports input once more', async () => {
  const asks = await goBack({ changed: true, isSettled: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asks).not.toHaveBeenCalled()
})
