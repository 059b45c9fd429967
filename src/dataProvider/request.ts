import type { CallFacts, Download, ListCall, Parts, Upload } from '@contract/call'
import type { Query } from '@contract/dialects'
import { idText } from '@contract/id'
import type { AsOf } from '@contract/registry/asOf'
import type { AxiosRequestConfig } from 'axios'
import { bytesAsText, MEGABYTE } from './download'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The request carries no token: it needs no session, or goes to another host. */
    withoutSession?: boolean
  }
}

export type AskOptions = {
  signal?: AbortSignal
  onUpload?(fraction: number): void
  headers?: Record<string, string>
  /** The call outlives the page that makes it. */
  keepalive?: boolean
  /** Moment at which calls that read the file of an entity read it. */
  moment?: AsOf
}

/** Returns a query without its empty values. */
export const present = (query: Query = {}) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== ''))

const fillPath = (path: string, values: NonNullable<Parts['path']> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(idText(values[name])))

/** Options of a request for a file: one that is larger than its call takes is not waited for. */
export const fileRequest = ({ megabytes, reference }: Download): AxiosRequestConfig => ({
  adapter: 'fetch',
  responseType: 'blob',
  maxContentLength: reference ? bytesAsText(megabytes) : megabytes * MEGABYTE,
})

/**
 * Returns the request of a call: its path with its values, its query without empty values, and its body, as a form where
 * the call takes a file. `path` replaces that of the contract.
 */
export const requestOf = (
  call: CallFacts | ListCall,
  parts: Parts,
  options: AskOptions,
  path: string | undefined,
): AxiosRequestConfig => {
  const upload: Upload | undefined = 'upload' in call ? call.upload : undefined
  const body = upload ? new FormData() : parts.body
  if (upload && body instanceof FormData) {
    // All other body values become multipart fields.
    for (const [key, value] of Object.entries(present(parts.body as Query | undefined))) body.append(key, String(value))
    if (parts.file) body.append(upload.field, parts.file)
  }
  const download = 'download' in call ? call.download : undefined
  return {
    method: call.method,
    url: fillPath(path ?? call.path, parts.path),
    params: present({ ...parts.query, ...(call.file?.kind === 'ENTITY' && options.moment) }),
    headers: { ...options.headers },
    ...(call.permit === 'public' && { withoutSession: true }),
    ...(body !== undefined && { data: body }),
    ...(options.signal && { signal: options.signal }),
    ...(download && fileRequest(download)),
    ...(options.keepalive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
    ...(options.onUpload && {
      onUploadProgress: ({ progress }) => options.onUpload?.(progress ?? 0),
    }),
    // An upload may rightly take long on a slow line; it has a cancel button instead.
    ...(body instanceof FormData && { timeout: 0 }),
  }
}
