import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, ResourceContextProvider, useGetResourceLabel, useTranslateLabel } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { loadedDefinitions } from '@/definition/defineArea'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { translated } from '@/i18n/translated'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { currentTable, replaceWords } from '@/i18n/words'
import mdas from '@/resources/registry/mdas'
import { fr, sw } from '../support/definitionTables'

afterEach(() => replaceWords('en', []))

describe('a definition in another language', () => {
  const when = () => true
  const definition = {
    name: 'things',
    label: 'Things',
    columns: ['brn'],
    fields: { brn: { kind: 'code', label: 'Number' }, since: { kind: 'date', label: 'Since' } },
    tabs: [
      { key: 'one', label: 'One', when },
      { key: 'two', label: 'Two', when },
    ],
    ways: [{ tab: 'By hand' }, { tab: 'From a file' }],
  }

  it('has its texts replaced, and is otherwise equal', () => {
    const words = {
      label: 'Vitu',
      fields: { brn: 'Namba' },
      tabs: { two: { label: 'Mbili' } },
      ways: { 1: { tab: 'Faili' } },
    }
    const spoken = translated(definition, words)
    expect(spoken).toEqual({
      ...definition,
      label: 'Vitu',
      fields: { brn: { kind: 'code', label: 'Namba' }, since: { kind: 'date', label: 'Since' } },
      tabs: [definition.tabs[0], { key: 'two', label: 'Mbili', when }],
      ways: [{ tab: 'By hand' }, { tab: 'Faili' }],
    })
    expect(spoken.columns).toBe(definition.columns)
    expect(spoken.tabs[0]).toBe(definition.tabs[0])
    expect(definition.label).toBe('Things')
  })

  it('is the same object until the language changes, and is itself in English', () => {
    const words = { label: 'Vitu' }
    const spoken = translated(definition, words)
    expect(translated(definition, words)).toBe(spoken)
    expect(translated(definition, { label: 'Choses' })).not.toBe(spoken)
    expect(translated(definition, words, { Since: 'Tangu' })).not.toBe(translated(definition, words))
    expect(translated(definition, undefined)).toBe(definition)
  })

  it('takes the phrase of a text that has no words of its own', () => {
    const phrases = {
      Number: 'Namba',
      Since: 'Tangu',
      Two: 'Mbili',
      'By hand': 'Kwa mkono',
      things: 'vitu',
      brn: 'namba',
    }
    expect(translated(definition, { fields: { brn: 'Namba ya usajili' } }, phrases)).toEqual({
      ...definition,
      fields: { brn: { kind: 'code', label: 'Namba ya usajili' }, since: { kind: 'date', label: 'Tangu' } },
      tabs: [definition.tabs[0], { key: 'two', label: 'Mbili', when }],
      ways: [{ tab: 'Kwa mkono' }, { tab: 'From a file' }],
    })
  })

  it('leaves a definition inside another one to the words of that one', () => {
    const page = { sections: [{ key: 'a', label: 'Things', shows: { list: definition } }] }
    const [section] = translated(page, undefined, { Things: 'Vitu' }).sections
    expect(section?.label).toBe('Vitu')
    expect(section?.shows.list).toBe(definition)
  })

  it('adds no property that the definition lacks', () => {
    expect(translated(definition, { about: 'Maelezo', fields: { gone: 'Haipo' } })).toEqual(definition)
  })
})

it('keeps the same object for a component until another language is chosen', () => {
  replaceWords('sw', [], [sw])
  const { result, rerender } = renderHook(() => useInLanguage()('resources', mdas))
  const inKiswahili = result.current
  rerender()
  expect(result.current).toBe(inKiswahili)
  expect(inKiswahili.label).toBe('Rejista ya MDA')
  act(() => replaceWords('en', []))
  expect(result.current).toBe(mdas)
})

describe("react-admin's hooks", () => {
  const labels = () => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <CoreAdminContext i18nProvider={createI18nProvider(currentTable(), loadedDefinitions([mdas]))}>
        <ResourceContextProvider value={mdas.name}>{children}</ResourceContextProvider>
      </CoreAdminContext>
    )
    const { result } = renderHook(
      () => ({
        list: useGetResourceLabel(),
        column: useTranslateLabel(),
        definition: useInLanguage()('resources', mdas),
      }),
      { wrapper },
    )
    const { list, column, definition } = result.current
    return {
      list: list(mdas.name),
      field: column({ source: 'name' }),
      computed: column({ source: 'number' }),
      title: definition.label,
    }
  }

  it.each([
    ['en', {}, { list: 'MDA Registry', field: 'Name', computed: 'Number', title: 'MDA Registry' }],
    ['sw', sw, { list: 'Rejista ya MDA', field: 'Jina', computed: 'Namba', title: 'Rejista ya MDA' }],
    ['fr', fr, { list: 'Registre des MDA', field: 'Nom', computed: 'Numéro', title: 'Registre des MDA' }],
  ] as const)('have the labels of the definition for a list and its columns: %s', (locale, definitions, called) => {
    replaceWords(locale, [], [definitions])
    expect(labels()).toEqual(called)
  })
})
