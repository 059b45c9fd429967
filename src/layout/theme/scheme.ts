import { createStore, useStored } from '@/createStore'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Also read by app/firstPaint.js, which sets the scheme before anything is painted. */
const STORAGE_KEY = 'daftari.scheme'
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const chosen = (): Scheme => schemes.find(scheme => scheme === localStorage.getItem(STORAGE_KEY)) ?? 'system'

const store = createStore(chosen())

const apply = () => {
  const scheme = chosen()
  const shown = scheme === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : scheme
  document.documentElement.dataset.scheme = shown
  store.set(scheme)
}

/** Shows the remembered scheme and keeps following the system, and the other tabs, from here on. */
export const startScheme = () => {
  systemIsDark.addEventListener('change', apply)
  window.addEventListener('storage', event => {
    if (event.key === STORAGE_KEY) apply()
  })
  apply()
}

export const chooseScheme = (scheme: Scheme) => {
  localStorage.setItem(STORAGE_KEY, scheme)
  apply()
}

export const useScheme = (): Scheme => useStored(store)
