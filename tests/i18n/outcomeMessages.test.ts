import { beforeEach, describe, expect, it } from 'vitest'
import enAdmin from '@/i18n/en/adminPages'
import enHistory from '@/i18n/en/fileHistory'
import enPublic from '@/i18n/en/publicPages'
import frAdmin from '@/i18n/fr/adminPages'
import frHistory from '@/i18n/fr/fileHistory'
import frPublic from '@/i18n/fr/publicPages'
import { failureWords, successWords } from '@/i18n/outcomeMessages'
import { currentWords, replaceWords } from '@/i18n/words'

const failure = { code: 'process-not-failed', message: 'raw', params: { brn: '8002', status: 'PENDING' } }
const periodSet = { code: 'period-set', params: { key: 'DRAFT_EXPIRY_DATE', period: 3, unit: 'DAYS' } }

describe('codes in messages of the server', () => {
  beforeEach(() => replaceWords('en', [enPublic, enAdmin, enHistory]))

  it('are shown as words', () => {
    expect(failureWords(currentWords(), failure)).toMatch(/^The process of 8002 is now pending\./)
    expect(successWords(currentWords(), periodSet)).toBe('Draft expiry date is now 3 days.')
  })

  it('are shown in the language of the screen', () => {
    replaceWords('fr', [frPublic, frAdmin, frHistory])
    expect(failureWords(currentWords(), failure)).toMatch(/^Le processus de 8002 est maintenant en attente/)
  })

  it('of roles, classes of shares and particulars are shown as words too', () => {
    const role = {
      code: 'effect-role-held',
      params: { effect: 1, name: 'Nakirya', office: 'DIRECTOR', since: '2021-03-04' },
    }
    expect(failureWords(currentWords(), role)).toBe(
      'Effect 1: Nakirya has the role Director already, since 04-03-2021.',
    )
    const ofKind = {
      code: 'effect-other-kind',
      params: { effect: 1, name: 'A', particulars: 'givenName, dateOfBirth' },
    }
    expect(failureWords(currentWords(), ofKind)).toContain('Given name, Date of birth')
    replaceWords('fr', [frPublic, frAdmin, frHistory])
    expect(failureWords(currentWords(), role)).toContain('la fonction Administrateur, depuis le 04-03-2021')
    const shares = { code: 'effect-below-allotted', params: { effect: 1, class: 'PREFERENCE', allotted: 7 } }
    expect(failureWords(currentWords(), shares)).toContain('7 actions Privilégiées')
    expect(failureWords(currentWords(), { ...shares, params: { ...shares.params, class: 'Golden' } })).toContain(
      'Golden',
    )
  })

  it('leave names in capitals as they are', () => {
    const taken = { code: 'name-taken', message: 'raw', params: { name: 'KISIMA LTD' } }
    expect(failureWords(currentWords(), taken)).toBe('An entry named KISIMA LTD already exists.')
  })
})

describe('days in messages of the server', () => {
  beforeEach(() => replaceWords('en', [enPublic, enAdmin, enHistory]))

  it('are shown as in lists and forms', () => {
    const taken = { code: 'closing-day-taken', message: 'raw', params: { day: '2026-12-25', name: 'Christmas Day' } }
    expect(failureWords(currentWords(), taken)).toBe('25-12-2026 is already a closing day: Christmas Day.')
    expect(successWords(currentWords(), { code: 'reminder-set', params: { day: '2026-11-30' } })).toBe(
      'The reminder is set for 30-11-2026.',
    )
  })

  it('leave names and other texts as they are', () => {
    const sent = { code: 'document-resent', params: { to: 'a***@post.example' } }
    expect(successWords(currentWords(), sent)).toBe('Document resent to a***@post.example.')
    const named = { code: 'closing-day-taken', message: 'raw', params: { day: 'tomorrow', name: '2026-12-25' } }
    expect(failureWords(currentWords(), named)).toBe('tomorrow is already a closing day: 2026-12-25.')
  })
})
