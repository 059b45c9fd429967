import { expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import companies from '@/resources/registry/companies'
import legalDocuments from '@/resources/registry/legalDocuments'
import practitioners from '@/resources/registry/practitioners'
import { routeAccess } from '../support/siteMap'

it.each<[string, Resource]>([
  ['registry/file-viewer', companies],
  ['registry/document-viewer', legalDocuments],
  ['registry/practitioner-viewer', practitioners],
])('offers %s to those whom its route lets in', (path, { actions }) => {
  expect(actions?.view?.permit).toBe(routeAccess[path]?.action)
})
