/** Key in local storage. 'Remember me' stores only the name, never the password or a token (stub S1). */
const STORAGE_KEY = 'daftari.name'

export const lastUserName = () => localStorage.getItem(STORAGE_KEY) ?? ''

export const storeUserName = (name: string | undefined) =>
  name ? localStorage.setItem(STORAGE_KEY, name) : localStorage.removeItem(STORAGE_KEY)
