const slowly = (text: string) => {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/** What browsers since 2025 do themselves, an order of magnitude faster. */
const native = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!('fromBase64' in Uint8Array) || typeof Uint8Array.fromBase64 !== 'function') return undefined
  const decoded: unknown = Uint8Array.fromBase64(text)
  return decoded instanceof Uint8Array && decoded.buffer instanceof ArrayBuffer
    ? new Uint8Array(decoded.buffer, decoded.byteOffset, decoded.byteLength)
    : undefined
}

/** The bytes of a base64 text, with or without `data:...;base64,` before it. Throws when it is none. */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0
  const plain = start ? text.slice(start) : text
  return native(plain) ?? slowly(plain)
}
