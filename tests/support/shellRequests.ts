/**
 * Tells whether the frame of every page sends a request, at any moment: for its icon, for the work that waits, or to
 * remember the page.
 */
export const isOfShell = (url: string) => /\.svg$|\/portal\/(?:work\/counts|live-updates|recent)$/.test(url)
