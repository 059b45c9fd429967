// pdf.js needs a newer Node.js than the registry requires.
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value: () => {
      const parts: Record<string, unknown> = {}
      const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
      return { ...parts, promise }
    },
  })

/** Reads a PDF: its title, metadata and attachments, its number of pages, the text of each page, and the targets of its links. */
export const readPdf = async (bytes: Buffer) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const links = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
    for (const { url } of await page.getAnnotations()) if (url) links.add(url)
  }
  const names = [...((await document.getAttachments())?.keys() ?? [])]
  const files = new Map<string, Uint8Array | null | undefined>()
  for (const name of names) files.set(name, await document.getAttachmentContent(name))
  await task.destroy()
  return { title: 'Title' in info ? String(info.Title) : '', info, files, pages, links: [...links] }
}
