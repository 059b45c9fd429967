// Runs before the first paint, so that a remembered dark scheme does not flash. The key is that of app/theme/scheme.ts.
try {
  var root = document.documentElement
  var scheme = localStorage.getItem('daftari.scheme')
  if (scheme !== 'light' && scheme !== 'dark')
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.scheme = scheme
  root.lang = localStorage.getItem('daftari.locale') || root.lang
} catch (_) {
  // Storage may be forbidden; the style sheet then follows the system.
}
