import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Files that their packages import for every program, and that no page here uses: JSON Schema, with which the server
 * describes its calls, MUI's themes of variables, its theme for high contrast, which imports boxes of forms, and its
 * ripples, which `muiTheme` switches off; axios' names of statuses, its earlier way to cancel, and what it needs for cookies
 * and for data in addresses (docs/decisions/086-unused-library-code.md).
 */
const unused = [
  'zod/v4/core/json-schema-processors.js',
  'zod/v4/core/to-json-schema.js',
  '@mui/material/styles/createThemeWithVars.mjs',
  '@mui/material/styles/ThemeProviderWithVars.mjs',
  '@mui/material/styles/enhanceHighContrast.mjs',
  '@mui/material/ButtonBase/TouchRipple.mjs',
  'axios/lib/cancel/CancelToken.js',
  'axios/lib/helpers/HttpStatusCode.js',
  'axios/lib/helpers/cookies.js',
  'axios/lib/helpers/estimateDataURLDecodedBytes.js',
]

/** Returns the names that the code of a module exports. */
const exportsOf = (code: string): string[] => {
  const declared = code.matchAll(/^export (?:async )?(?:function|const|let|class) (\w+)/gm)
  const listed = code.matchAll(/^export \{([^}]*)\}/gm)
  return [
    ...[...declared].flatMap(([, name]) => name ?? []),
    ...[...listed].flatMap(([, names = '']) => names.split(',').flatMap(name => name.trim().split(/\s+/).at(-1) || [])),
    ...(/^export default /m.test(code) ? ['default'] : []),
  ]
}

/**
 * Returns a plugin that leaves these files out of the build: all that they export throws when it is called. The build of the
 * portal fails when a package no longer has one of them.
 */
export const unusedFiles = (): Plugin => {
  const found = new Set<string>()
  return {
    name: 'unused-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = unused.find(one => id.endsWith(`/node_modules/${one}`))
      if (!file) return
      found.add(file)
      const names = exportsOf(readFileSync(id, 'utf8')).map(name => `unused as ${name}`)
      return `const unused = () => { throw new Error('${file} is not part of this build') }
export { ${names.join(', ')} }`
    },
    buildEnd() {
      const isPortal = [...this.getModuleIds()].some(id => id.endsWith('/src/app/main.tsx'))
      const gone = unused.filter(file => !found.has(file))
      if (isPortal && gone.length) this.error(`The build leaves out files that no package has: ${gone.join(', ')}`)
    },
  }
}
