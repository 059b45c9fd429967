/** Returns the code that the address of the verification page names after /verify/; the empty text without one. */
export const codeInPath = (path: string): string => {
  const [, code = ''] = /^\/verify\/([^/]{1,100})\/?$/.exec(path) ?? []
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** Returns the digest that a QR code puts behind the address, in hexadecimal; undefined without one. */
export const digestInFragment = (hash: string): string | undefined => {
  const [, digest] = /^#([\w-]{43})\./.exec(hash) ?? []
  if (!digest) return undefined
  const bytes = atob(digest.replaceAll('-', '+').replaceAll('_', '/'))
  return Array.from(bytes, letter => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
