import { CurrentUser } from '@contract/auth/session'
import { toId } from '@contract/id'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyStorage, start } from '@/authProvider/session'
import { currentItem } from '@/customPages/work/currentItem'
import { leftItems } from '@/customPages/work/leftItems'
import { ME, myItem } from '../support/workItem'

const signIn = () => start({ accessToken: 'token', user: CurrentUser.parse({ userId: ME }) })

beforeEach(signIn)
afterEach(() => {
  currentItem.set(undefined)
  sessionStorage.clear()
})

describe('work that a tab stores', () => {
  it('comes back after a reload', () => {
    currentItem.set({ item: myItem })
    leftItems.add(toId(3))
    currentItem.recall()
    expect(currentItem.get()?.item.id).toBe(myItem.id)
    expect(leftItems.get()).toEqual([toId(3)])
  })

  it('is not there for the next person when its answer came after the session ended', () => {
    emptyStorage({ keepDrafts: true })
    currentItem.set({ item: myItem })
    leftItems.add(toId(3))
    signIn()
    currentItem.recall()
    expect(currentItem.get()).toBeUndefined()
    expect(leftItems.get()).toEqual([])
  })
})
