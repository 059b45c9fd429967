import { notes as calls } from '@contract/portal/notes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import NotesDialog from '@/components/notes/NotesDialog'
import { mountPart, unmountParts } from '../support/mountPart'

afterEach(() => {
  unmountParts()
  vi.unstubAllGlobals()
})

const note = { id: 1, text: 'Rang', version: 1, author: 'Ann', own: true, createdAt: '2026-11-26T08:00:00Z' }
const look = { colour: 'RED', icon: 'GAVEL', setBy: 'Ann', setAt: '2026-11-26T08:00:00Z', effect: 'NONE' }
const flag = { ...look, id: 2, kindId: 4, name: 'Fraud watch', reason: 'Tip', masksAddresses: false, mayLift: true }
const asker = { id: 'me', name: 'Ann' }
const body = { older: false, notes: [note], flags: [flag], settable: [], asker, today: '2026-11-26' }
const owners = { body: [asker], headers: { 'content-range': 'items 0-0/1' } }

const Page = () => {
  const { opened, close } = useDialogRoute()
  return (
    <>
      <Link to="?open=notes">Open</Link>
      {opened && <NotesDialog kind="ENTITY" recordKey="8002" name="A" close={close} />}
    </>
  )
}

const open = async () => {
  await act(async () => screen.getByText('Open').click())
  return screen.findByLabelText<HTMLTextAreaElement>('New note')
}
const type = (label: string | RegExp, value: string) => {
  const box = screen.getByLabelText(label)
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value } })
  fireEvent.blur(box)
}
const isShut = () => waitFor(() => expect(screen.queryByLabelText('New note')).toBeNull())

it('asks before Back or Close leaves a note or the day of a reminder, and stays when told so', async () => {
  const answers: boolean[] = []
  const asks = vi.fn(() => answers.shift() ?? true)
  vi.stubGlobal('confirm', asks)
  mountPart(<Page />, ({ path }) => (path === calls.owners.path ? owners : { body }))
  const inputs = [
    () => type('New note', 'Half a note'),
    () => {
      fireEvent.click(screen.getByText('Remind'))
      type(/^Day/, '01-02-2031')
    },
    () => {
      fireEvent.click(screen.getByLabelText('With a reminder'))
      type(/^Day/, '01-02-2031')
    },
  ]
  for (const fill of inputs) {
    await open()
    fill()
    for (const leaves of [false, true]) {
      answers.push(leaves)
      asks.mockClear()
      window.history.back()
      await waitFor(() => expect(asks).toHaveBeenCalledExactlyOnceWith('Leave without saving your changes?'))
      await waitFor(() => expect(window.location.search).toBe(leaves ? '' : '?open=notes'))
      if (leaves) await isShut()
      else screen.getByLabelText('New note')
    }
  }
  const box = await open()
  type('New note', 'Half a note')
  answers.push(false)
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(box.value).toBe('Half a note')
  fireEvent.keyDown(box, { key: 'Escape' })
  await isShut()
  expect(asks).toHaveBeenCalledTimes(3)
})

it('asks nothing after the lifting of a flag was cancelled, and gives the focus back to its button', async () => {
  const asks = vi.fn(() => true)
  vi.stubGlobal('confirm', asks)
  mountPart(<Page />, () => ({ body }))
  const box = await open()
  fireEvent.click(screen.getByText('Lift “Fraud watch”'))
  type(/^Reason to lift/, 'Half a reason')
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Lift “Fraud watch”')))
  fireEvent.keyDown(box, { key: 'Escape' })
  await isShut()
  expect(asks).not.toHaveBeenCalled()
})
