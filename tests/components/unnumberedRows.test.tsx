import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import legalDocuments from '@/resources/registry/legalDocuments'
import practitioners from '@/resources/registry/practitioners'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

it.each([
  [practitioners, { firstName: 'Grace', lastName: 'Nakato' }, 'uniquePractitionerNumber', 'Grace Nakato'],
  [legalDocuments, { documentType: 'DEED', subjectMatter: 'Land at Kira' }, 'instrumentNumber', 'Land at Kira'],
])('shows no number for a row whose number is null: $name', async (definition: Resource, row, key, name) => {
  const numbers = [null, undefined, 17, 'P/1']
  mountListPage(definition, () => {
    const rows = numbers.map(number => ({ ...row, [key]: number }))
    return { body: { data: rows, content: rows, total: rows.length, totalElements: rows.length } }
  })
  await screen.findAllByText(name)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['', '', '17', 'P/1'])
})
