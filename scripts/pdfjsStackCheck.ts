import type { Plugin } from 'vite'

/** Code of core-js, inside pdf.js, that runs while the file loads, to learn how the browser writes a stack. */
const CHECK = 'String(new $Error(arg).stack)'

/**
 * Returns a plugin that takes this code out of pdf.js: to name the places in the stack, Chromium parses the whole file again.
 * Without it, the stacks of errors that core-js makes also name its own functions. The build fails when pdf.js no longer has
 * the code (docs/decisions/013-pdf.md).
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
