import { extracts, type Verification } from '@contract/portal/extracts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import Verify from '@/customPages/verify/Verify'
import publicPages from '@/i18n/en/publicPages'
import en from '@/i18n/en/verify'
import frPublicPages from '@/i18n/fr/publicPages'
import fr from '@/i18n/fr/verify'
import swPublicPages from '@/i18n/sw/publicPages'
import sw from '@/i18n/sw/verify'
import { replaceWords } from '@/i18n/words'
import { recordedHttp } from '../support/recordedHttp'
import { withDays } from '../support/withDays'

const inEnglish = () => replaceWords('en', [publicPages, en])
beforeEach(inEnglish)
afterEach(() => {
  cleanup()
  inEnglish()
  window.history.replaceState(null, '', '/')
})

const CODE = '7K3M-Q0ZD-94XAC'
const valid: Verification = {
  state: 'VALID',
  code: CODE,
  brn: '80020001234567',
  name: 'SECOND LTD',
  day: '2022-01-01',
  knownOn: '2026-11-26',
  issuedAt: '2026-11-26T08:00:00Z',
  charges: ['2015/1', '2012/1'],
  satisfiedCharges: 3,
  digest: '00'.repeat(32),
}

/** Opens the page at an address; the host knows one code. Returns the codes that were asked for, without a token. */
const open = (address: string, answer: Verification = valid) => {
  window.history.replaceState(null, '', address)
  const { http, asked } = recordedHttp(({ body }) => {
    const { code } = body as { code: string }
    return { body: code.replace(/[ -]/g, '').toUpperCase() === CODE.replace(/-/g, '') ? answer : { state: 'UNKNOWN' } }
  })
  render(<Verify http={http} />)
  return () => {
    expect(asked.map(({ path, headers }) => [path, headers.Authorization])).toEqual(
      asked.map(() => [extracts.verify.path, undefined]),
    )
    return asked.map(({ body }) => (body as { code: string }).code)
  }
}
const VALID = 'Valid. The register says what this extract shows.'

it('tells the state of the code in its address with the facts of the extract, and again in French and Kiswahili', async () => {
  const codes = open(`/verify/${CODE}`)
  await screen.findByText(VALID)
  screen.getByText('SECOND LTD')
  screen.getByText(withDays(/as it stood at the end of 01-01-2022/))
  act(() => replaceWords('fr', [frPublicPages, fr]))
  await screen.findByText('Valide. Le registre dit ce que montre cet extrait.')
  act(() => replaceWords('sw', [swPublicPages, sw]))
  await screen.findByText('Ni halali. Rejista inasema kile ambacho dondoo hili linaonyesha.')
  expect(codes()).toEqual([CODE])
})

it('tells the charges that the extract shows, or that it shows none, in each language', async () => {
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  open(`/verify/${CODE}`)
  await screen.findByText(VALID)
  expect([fact('Outstanding charges'), fact('Satisfied charges')]).toEqual(['2015/1, 2012/1', '3'])
  cleanup()
  open(`/verify/${CODE}`, { ...valid, charges: [], satisfiedCharges: 0 })
  await screen.findByText(VALID)
  expect(fact('Outstanding charges')).toBe('none')
  expect(screen.queryByText('Satisfied charges')).toBeNull()
  act(() => replaceWords('fr', [frPublicPages, fr]))
  expect(fact('Sûretés en cours')).toBe('aucune')
  act(() => replaceWords('sw', [swPublicPages, sw]))
  expect(fact('Dhamana zinazoendelea')).toBe('hakuna')
})

it('refuses a QR code that was copied onto another paper, and takes its own', async () => {
  open(`/verify/${CODE}#${'B'.repeat(43)}.signature.key`)
  await screen.findByText('The QR code is not that of the extract with this code. Do not rely on the paper.')
  expect(screen.queryByText(VALID)).toBeNull()
  cleanup()
  open(`/verify/${CODE}#${'A'.repeat(43)}.signature.key`)
  await screen.findByText(VALID)
})

it('takes a code that is typed, in any spelling, and asks for one', async () => {
  const codes = open('/verify')
  screen.getByText('Verify an extract', { selector: 'h1' })
  const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value } })
  submit()
  await screen.findByText('Enter the code of the extract')
  expect(codes()).toEqual([])
  type('0000 0000 00000')
  submit()
  await screen.findByText(
    'Unknown. The registry has issued no extract with this code. Check it, and do not rely on the paper.',
  )
  type(' 7k3m q0zd 94xac ')
  submit()
  await screen.findByText(VALID)
  expect(codes()).toEqual(['0000 0000 00000', '7k3m q0zd 94xac'])
})
