const slowly = (text: string) => {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/**
 * Decodes with the function that browsers have had since 2025, which is ten times as fast; undefined in other browsers.
 */
const native = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!('fromBase64' in Uint8Array) || typeof Uint8Array.fromBase64 !== 'function') return undefined
  const decoded: unknown = Uint8Array.fromBase64(text)
  return decoded instanceof Uint8Array && decoded.buffer instanceof ArrayBuffer
    ? new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.byteLength)
    : undefined
}

/**
 * Returns the bytes of a base64 text, with or without `data:...;base64,` before it. Throws if the text is not base64.
 */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0
  const plain = start ? text.slice(start) : text
  return native(plain) ?? slowly(plain)
}
