import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { randomId } from '@/definition/randomId'

afterEach(() => vi.restoreAllMocks())

it('is another UUID each time, also in a portal without HTTPS', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const ids = Array.from({ length: 100 }, randomId)
  expect(new Set(ids).size).toBe(100)
  expect(ids.filter(id => !z.uuidv4().safeParse(id).success)).toEqual([])
})
