import { Refusal } from '@contract/errors'
import { mediaTypeOf } from '@contract/media'
import type { FileProps } from './kind'

const MEGABYTE = 1024 * 1024
const BEGINNING = 2048

const readBeginning = (file: File) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : []))
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(file.slice(0, BEGINNING))
  })

/**
 * Checks a file before it is taken: its size and, where the call names types, its content. Returns the refusal, or
 * undefined for a valid file. Shows an alert if the browser cannot read files (docs/requirements/portal-shell.md).
 */
export const refusalOf = async (file: File, upload: FileProps['upload']): Promise<Refusal | undefined> => {
  const { accept, megabytes, types } = upload
  if (file.size > megabytes * MEGABYTE) return new Refusal('file-too-large', { megabytes })
  if (typeof FileReader === 'undefined') {
    window.alert('Sorry, FileReader API not supported')
    return new Refusal('file-missing')
  }
  const kinds = accept.join(', ')
  try {
    const type = mediaTypeOf(await readBeginning(file))
    return types && !(type && types.includes(type)) ? new Refusal('file-of-other-kind', { kinds }) : undefined
  } catch {
    return new Refusal('file-missing')
  }
}
