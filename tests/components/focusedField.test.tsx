import { documentCosts as calls } from '@contract/billing/documentCosts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import documentCosts from '@/resources/billing/documentCosts'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

const cost = { id: 7, documentNumber: 'DOC/01', documentName: 'Certified copy', amount: 50_000 }

it('changes a price by its digits and Enter: the field that a form names has the focus, its text selected', async () => {
  const { asked } = mountListPage(documentCosts, ({ method }) =>
    method === 'GET' ? { body: { content: [cost], totalElements: 1, totalPages: 1, number: 0 } } : { body: {} },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /Cost/ })
  await waitFor(() => expect(document.activeElement).toBe(box))
  await userEvent.keyboard('51000{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find(({ path, method }) => method !== 'GET' && path === calls.update.path)?.body).toMatchObject({
    documentName: 'Certified copy',
    amount: 51_000,
  })
})
