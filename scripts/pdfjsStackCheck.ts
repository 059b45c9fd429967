import type { Plugin } from 'vite'

/** The library of language features inside pdf.js learns with it, while the file loads, how the browser writes a stack. */
const CHECK = 'String(new $Error(arg).stack)'

/**
 * Returns a plugin that takes the stack of a trial error out of pdf.js. Chromium parses the whole file again to name the
 * places in that stack. Without an answer, stacks of errors that replace missing ones keep the lines of that library. The
 * build fails when pdf.js no longer has it (docs/decisions/013-pdf.md).
 */
export const pdfjsStackCheck = (): Plugin => ({
  name: 'pdfjs-stack-check',
  apply: 'build',
  transform: {
    filter: { id: /\/pdfjs-dist\/legacy\/build\/pdf\.mjs$/ },
    handler(code) {
      if (!code.includes(CHECK)) this.error(`pdf.js no longer has ${CHECK}`)
      return { code: code.replace(CHECK, "''"), map: null }
    },
  },
})
