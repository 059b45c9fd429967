import { describe, expect, it } from 'vitest'
import { askAgain } from '@/definition/source'

describe('a failed reading', () => {
  it.each([
    ['a lost connection', { status: 0, code: 'offline' }],
    ['a host that is unavailable', { status: 503 }],
  ])('is retried twice after %s', (_, error) => {
    expect([0, 1, 2].map(failures => askAgain.retry(failures, error))).toEqual([true, true, false])
  })

  it.each([400, 404, 500, 501, 502, 504])('is not retried after %i', status => {
    expect(askAgain.retry(0, { status })).toBe(false)
  })
})
