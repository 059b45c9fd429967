import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import adminPages from '@/i18n/en/adminPages'
import fileHistory from '@/i18n/en/fileHistory'
import people from '@/i18n/en/people'
import publicPages from '@/i18n/en/publicPages'
import { flatten } from '@/i18n/messages'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !path.startsWith('i18n'))
  .map(path => ({ path, text: readFileSync(join('src', path), 'utf8') }))

it('asks for no words but its own and those of react-admin', () => {
  const others = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:translate|words)\('([^']+)'/g)]
      .map(([, key]) => key ?? '')
      .filter(key => !/^(daftari|ra|refusals)\./.test(key))
      .map(key => `${path}: ${key}`),
  )
  expect(others).toEqual([])
})

it('has a text for every key in the code', () => {
  const known = Object.assign({}, ...[publicPages, adminPages, fileHistory, people].map(one => flatten(one)))
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/'(daftari\.[\w.]+)'/g)]
      .map(([, key]) => key ?? '')
      .filter(key => !(key in known))
      .map(key => `${path}: ${key}`),
  )
  // Storage keys share the product's name, and are no words.
  expect(missing.filter(line => !/daftari\.(name|scheme|locale|session|fileTypes)$/.test(line))).toEqual([])
})
