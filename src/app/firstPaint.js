// Runs before the first paint, so that a remembered dark scheme does not flash. The key is that of app/theme/scheme.ts.
// Whoever is signed in needs the admin pages: their files are requested before the portal's code asks for them.
{
  const requestAhead = ({ common, words }, locale) => {
    for (const href of [...common, ...(words[locale] ?? words.en)])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  try {
    const root = document.documentElement
    const { admin } = document.currentScript.dataset
    const remembered = localStorage.getItem('daftari.scheme')
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    root.dataset.scheme = remembered === 'light' || remembered === 'dark' ? remembered : isDark ? 'dark' : 'light'
    root.lang = localStorage.getItem('daftari.locale') || root.lang
    if (admin && sessionStorage.getItem('token') && location.pathname.startsWith('/home/'))
      requestAhead(JSON.parse(admin), root.lang)
  } catch {
    // Storage may be forbidden; the style sheet then follows the system.
  }
}
