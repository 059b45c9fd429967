/** Replaces what stands between the markers of each section of a document. Throws when a marker is missing. */
export const filled = (document: string, sections: Record<string, string>): string =>
  Object.entries(sections).reduce((text, [name, section]) => {
    const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!between.test(text)) throw new Error(`The document has no marker for ${name}`)
    return text.replace(between, (_, start: string, end: string) => `${start}\n${section}\n\n${end}`)
  }, document)
