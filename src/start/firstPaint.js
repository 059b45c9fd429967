// Runs before the first paint, so that a remembered dark scheme does not flash, and assistive technology reads the page in
// its language. The keys are those of app/theme/scheme.ts and i18n/languages.ts.
try {
  const root = document.documentElement
  const remembered = localStorage.getItem('daftari.scheme')
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.scheme = remembered === 'light' || remembered === 'dark' ? remembered : isDark ? 'dark' : 'light'
  root.lang = localStorage.getItem('daftari.locale') || root.lang
} catch {
  // Storage may be forbidden; the style sheet then follows the system.
}
