import EntityFile from '@/customPages/entityFile/EntityFile'
import types from '@/resources/files'
import { mountPart } from './mountPart'

/**
 * Mounts the page of a file at its address, with `search`; `host` answers each call. Returns the requests so far; end each
 * test with `unmountParts`.
 */
export const mountFile = (host: Parameters<typeof mountPart>[1], id: string, search = '') =>
  mountPart(<EntityFile types={types} />, host, {
    address: `/home/registry/file-viewer/${encodeURIComponent(id)}${search}`,
    path: '/home/registry/file-viewer/:id',
    announced: ['entityKinds'],
  }).asked
