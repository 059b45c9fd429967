import type { Extension } from '@contract/extensions'
import { mountFile } from './mountFile'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }
/** Answers by a part of their path; a function answers each call of its own, such as one that hangs. */
export type FileAnswers = Record<string, Answer | ((signal?: AbortSignal) => Answer | Promise<Answer>)>

const registered = { status: 'REGISTERED', dateOfRegistration: '2020-03-04' }
const files = {
  company: {
    path: '/central-registry/api/companies/',
    kind: 'COMPANY',
    data: { ...registered, name: 'LAKE TRADERS', subType: 'Private company limited by shares' },
  },
  business: {
    path: '/central-registry/api/business-names/',
    kind: 'BUSINESS_NAME',
    data: { ...registered, name: 'LAKE SHOP' },
  },
  society: {
    path: '/central-registry/api/building-societies/',
    kind: 'BUILDING_SOCIETY',
    data: { ...registered, name: 'LAKE SOCIETY' },
  },
}

let opened = 80_030_000

/**
 * Opens the file of an entity of this type before a host that has the given answers, and otherwise only the file itself,
 * with what `data` adds to it. Each file has a number of its own, because the type of one that was found is remembered.
 */
export const openFile = (
  answers: FileAnswers = {},
  {
    type = 'company',
    search = '',
    data = {},
    announced = [],
  }: { type?: keyof typeof files; search?: string; data?: object; announced?: readonly Extension[] } = {},
) => {
  opened += 1
  const brn = String(opened)
  const file = files[type]
  const asked = mountFile(
    ({ path }, signal) => {
      const given = Object.entries(answers).find(([part]) => path.includes(part))?.[1]
      if (given) return typeof given === 'function' ? given(signal) : given
      if (path.startsWith('/portal/entity-kinds/')) return { body: { kind: file.kind } }
      if (path.startsWith(file.path)) return { body: { data: { brn, ...file.data, ...data } } }
      return { body: { data: [] } }
    },
    brn,
    search,
    announced,
  )
  return { brn, asked }
}
