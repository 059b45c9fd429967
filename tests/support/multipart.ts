const boundary = 'daftari-test-boundary'
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const end = Buffer.from(`--${boundary}--\r\n`)

const filePart = (file: Uint8Array, name: string, field: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    file,
    Buffer.from('\r\n'),
  ])

/** Builds a multipart body with one file, as a browser sends it. */
export const multipart = (file: Uint8Array, name: string, field = 'file') => ({
  payload: Buffer.concat([filePart(file, name, field), end]),
  headers,
})

type FormFile = { bytes: Uint8Array; name: string; field: string }

/** Builds a multipart body with fields, and optionally a file. */
export const form = (fields: Record<string, string>, file?: FormFile) => ({
  payload: Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...(file ? [filePart(file.bytes, file.name, file.field)] : []),
    end,
  ]),
  headers,
})
