import type { Extension } from '@contract/extensions'
import EntityFile from '@/customPages/entityFile/EntityFile'
import en from '@/i18n/en/adminPages'
import fileHistory from '@/i18n/en/fileHistory'
import publicPages from '@/i18n/en/publicPages'
import types from '@/resources/files'
import { mountPart } from './mountPart'

/**
 * Mounts the page of a file at its address, with `search`; `host` answers each call. Returns the requests so far; end each
 * test with `unmountParts`. The host announces `announced` beside the kinds of entities.
 */
export const mountFile = (
  host: Parameters<typeof mountPart>[1],
  id: string,
  search = '',
  announced: readonly Extension[] = [],
) =>
  mountPart(<EntityFile types={types} />, host, {
    address: `/home/registry/file-viewer/${encodeURIComponent(id)}${search}`,
    path: '/home/registry/file-viewer/:id',
    announced: ['entityKinds', ...announced],
    // The page adds the words of the history once in a worker, and a test before this one may have replaced them.
    words: [publicPages, en, fileHistory],
  }).asked
