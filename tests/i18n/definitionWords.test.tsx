import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createStore, useStored } from '@/createStore'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { addDefinitionWords, replaceWords } from '@/i18n/words'
import { resources } from '../support/resources'

afterEach(() => {
  cleanup()
  replaceWords('en', [{}])
})

const [list] = resources
if (!list) throw new Error('There is no list')

it('shows a definition that is loaded with its words in the language in use at once, never in English', async () => {
  const loaded = createStore(false)
  const shown: string[] = []
  const Page = () => {
    const isLoaded = useStored(loaded)
    const inLanguage = useInLanguage()
    if (isLoaded) shown.push(inLanguage('resources', list).label)
    return null
  }
  replaceWords('sw', [{}])
  render(<Page />)
  await act(async () => {
    addDefinitionWords({ resources: { [list.name]: { label: 'Orodha' } } })
    loaded.set(true)
  })
  expect(new Set(shown)).toEqual(new Set(['Orodha']))
})
