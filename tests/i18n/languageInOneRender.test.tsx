import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { EntitiesCard } from '@/customPages/dashboard/EntitiesCard'
import { loadedDefinitions } from '@/definition/defineArea'
import { useLanguage } from '@/i18n/i18nProvider'
import { replaceWords } from '@/i18n/words'

afterEach(() => {
  cleanup()
  replaceWords('en', [])
})

const none = loadedDefinitions([])
const heading = (entities: string) => ({ daftari: { shell: { dashboard: { entities } } } })

it('draws the words and the numbers of another language in one render', async () => {
  replaceWords('en', [heading('Entities')])
  const drawn = vi.fn()
  const Page = () => (
    <CoreAdminContext i18nProvider={useLanguage(none)}>
      <Profiler id="card" onRender={drawn}>
        <EntitiesCard total={12_500} byKind={{}} />
      </Profiler>
    </CoreAdminContext>
  )
  render(<Page />)
  const card = await screen.findByRole('article')
  expect(card.textContent).toBe('Entities12,500')
  drawn.mockClear()
  await act(async () => replaceWords('fr', [heading('Entités')]))
  expect(card.textContent).toBe(`Entités${(12_500).toLocaleString('fr')}`)
  expect(drawn).toHaveBeenCalledOnce()
})
