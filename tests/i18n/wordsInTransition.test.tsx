import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, it } from 'vitest'
import { replaceWords, useLocale, useWords } from '@/i18n/words'

afterEach(() => {
  cleanup()
  replaceWords('en', [{}])
})

const never = new Promise<void>(() => undefined)
const NeverReady = () => {
  use(never)
  return null
}

/** Page of which a part waits for something in every language but English. */
const Page = () => {
  const words = useWords()
  const locale = useLocale()
  return (
    <>
      <output>{words('greeting')}</output>
      {locale !== 'en' && <NeverReady />}
    </>
  )
}

it('leaves the page as it is drawn until the page in the new language can be shown whole', async () => {
  replaceWords('en', [{ greeting: 'Welcome' }])
  render(
    <Suspense fallback="Loading…">
      <Page />
    </Suspense>,
  )
  await act(async () => replaceWords('sw', [{ greeting: 'Karibu' }]))
  expect(screen.getByRole('status').textContent).toBe('Welcome')
  expect(screen.queryByText('Loading…')).toBeNull()
})
