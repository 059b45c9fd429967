// Runs before the first paint, so that a remembered dark scheme does not flash. The key is that of app/theme/scheme.ts.
// Whoever is signed in needs the admin pages: their files, and what the page read when it was opened before, are requested
// before the portal's code asks for them. Keys of the storage are those of authProvider/session.ts.
{
  const requestAhead = ({ common, words }, locale) => {
    for (const name of [...common, ...(words[locale] ?? [])])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/assets/${name}` }),
      )
  }
  const readAhead = token => {
    const pages = JSON.parse(sessionStorage.getItem('openings') ?? '[]')
    const opened = pages.find(({ page }) => page === location.pathname + location.search)
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json, text/plain, */*' }
    window.readsAhead = new Map()
    for (const address of opened?.reads ?? []) {
      const answer = fetch(address, { headers })
      // Whoever takes the answer handles its failure.
      answer.catch(() => undefined)
      window.readsAhead.set(address, answer)
    }
  }
  try {
    const root = document.documentElement
    const { admin } = document.currentScript.dataset
    const remembered = localStorage.getItem('daftari.scheme')
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    root.dataset.scheme = remembered === 'light' || remembered === 'dark' ? remembered : isDark ? 'dark' : 'light'
    root.lang = localStorage.getItem('daftari.locale') || root.lang
    const token = sessionStorage.getItem('token')
    if (admin && token && location.pathname.startsWith('/home/')) {
      readAhead(token)
      requestAhead(JSON.parse(admin), root.lang)
    }
  } catch {
    // Storage may be forbidden; the style sheet then follows the system.
  }
}
