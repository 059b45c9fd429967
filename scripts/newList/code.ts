/** Text of a list in a file: the whole of a new one, or lines at a place of an existing one. */
export type Step = { file: string; place: string; text: string }

/** Returns a text as a literal between single quotes. */
export const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

/** Returns lines with an indent, each with its end; those that are undefined are left out. */
export const lines = (indent: number, all: readonly (string | undefined)[]) =>
  all
    .filter(line => line !== undefined)
    .map(line => `${' '.repeat(indent)}${line}\n`)
    .join('')

/** Returns an import of the functions and schemas that code uses, and nothing where it uses none. */
export const importOf = (module: string, names: readonly string[], code: string) => {
  const used = names.filter(name => new RegExp(`(?<![.\\w'])${name}(?=[(.\`<])`).test(code))
  return used.length ? `import { ${used.join(', ')} } from '${module}'\n` : ''
}
