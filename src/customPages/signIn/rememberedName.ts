/** 'Remember me' keeps the name and nothing else: never the password, never a token (stub S1). */
const STORAGE_KEY = 'daftari.name'

export const rememberedName = () => localStorage.getItem(STORAGE_KEY) ?? ''

export const rememberName = (name: string | undefined) =>
  name ? localStorage.setItem(STORAGE_KEY, name) : localStorage.removeItem(STORAGE_KEY)
