/** Key in local storage. 'Remember me' stores only the name, never the password or a token (stub S1). */
const STORAGE_KEY = 'daftari.name'

export const rememberedName = () => localStorage.getItem(STORAGE_KEY) ?? ''

export const rememberName = (name: string | undefined) =>
  name ? localStorage.setItem(STORAGE_KEY, name) : localStorage.removeItem(STORAGE_KEY)
