import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError, ofWrite } from '@/dataProvider/apiError'
import type { Says } from '@/definition/formDialog'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { writeFailure } from '@/i18n/outcomeMessages'
import { currentWords, replaceWords } from '@/i18n/words'
import { allDefinitions } from '../support/definitions'

beforeAll(() => replaceWords('en', [publicPages, en]))

const retry = 'Process failed to return to queue. Try again later'

/** Fixed failure texts of the documents' error catalogues, by definition (docs/requirements/portal-shell.md). */
const catalogue: Record<string, Says> = {
  clientAccounts: { untold: 'Failed to transfer' },
  departments: { failed: 'Department creation failed' },
  occupations: { failed: 'Occupation creation failed' },
  countries: { failed: 'creation failed' },
  'billing/service-costs': { failed: 'Service creation failed' },
  'billing/tax-heads': { failed: 'Service creation failed' },
  'billing/document-costs': { failed: 'Document cost  creation failed' },
  dictionaries: { untold: 'Failed to add' },
  periods: { untold: 'something went wrong' },
  isic: { failedTitle: 'Invalid' },
  registrationProcesses: { failed: retry, reason: true },
  incorporationProcesses: { failed: `${retry}.`, reason: true },
  dataCorrections: { failed: retry, reason: true },
  annualReturns: { asJson: true },
  insolvencyApplications: { failed: 'Failed to update date of publication' },
  professionalBodies: { failed: 'An error occurred while creating new body' },
  academicQualifications: { failed: 'An error occurred while creating department' },
  professionalQualifications: { failed: 'An error occurred while creating department' },
  windingUpReasons: { failed: 'An error occurred while creating new reason', reason: true },
  company: { failed: 'Failed to resend document' },
  business: { failed: 'Failed to resend document' },
}

/** Returns the failure messages that a definition declares anywhere in itself. */
const failuresIn = (value: unknown): Says[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'says' || typeof inner !== 'object') return failuresIn(inner)
    const { done: _, ...failure } = inner as Says
    return Object.keys(failure).length ? [failure] : []
  })
}
const cases = Object.entries(catalogue)
const told = (error: ApiError, says: Says) => {
  const { title, text } = writeFailure(currentWords(), ofWrite(error), says)
  return [title, ...text.split('\n')].filter(line => line !== undefined)
}

const LOST = 'The registry cannot be reached. Check the connection.'
const LATE = 'The registry took too long to answer.'
const UNSURE = 'It is unclear whether this was saved. Check before you try again.'
const DEFAULT = 'Something went wrong try again later'

describe('the fixed failure text', () => {
  it.each(cases)('of %s stands in its definition', (name, says) => {
    const { definition } = allDefinitions.find(one => one.name === name) ?? {}
    expect(failuresIn(definition)).toContainEqual(says)
  })

  it.each(cases)('of %s is said when no answer came, with what is known in lines below', (_, says) => {
    const first = says.failedTitle ?? says.failed ?? says.untold
    const fixed = first === undefined ? [] : [first]
    expect(told(new ApiError({ status: 0, code: 'offline', message: LOST }), says)).toEqual([...fixed, LOST, UNSURE])
    expect(told(new ApiError({ status: 0, code: 'timeout', message: LATE }), says)).toEqual([...fixed, LATE, UNSURE])
  })

  it.each(cases)('of %s is said of an answer without a message', (_, says) => {
    const { failed, failedTitle, untold, reason, asJson } = says
    const silent = failed && !reason ? [failed] : [failedTitle ?? failed, asJson ? `"${DEFAULT}"` : (untold ?? DEFAULT)]
    const lines = silent.filter(line => line !== undefined)
    expect(told(new ApiError({ status: 400 }), says)).toEqual(lines)
    expect(told(new ApiError({ status: 502 }), says)).toEqual([...lines, UNSURE])
  })

  it('gives way to the message of the host where the documents say so', () => {
    expect(told(new ApiError({ status: 400, message: 'Taken' }), { untold: 'Failed to add' })).toEqual(['Taken'])
  })
})

it('says of a write without a fixed text that the connection was lost', () => {
  expect(told(new ApiError({ status: 0, code: 'offline', message: LOST }), {})).toEqual([LOST, UNSURE])
})
