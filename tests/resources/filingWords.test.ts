import { effectKinds, personRoles } from '@contract/portal/filingEffects'
import { changeOf } from '@server/registry/changes/effectHandlers'
import { expect, it } from 'vitest'
import fr from '@/i18n/fr/phrases'
import sw from '@/i18n/sw/phrases'
import { filingsTab } from '@/resources/files/filings'

it('has a sentence, in three languages, for every type of change that a filed change has', () => {
  const types = effectKinds.flatMap(kind => personRoles.map(role => changeOf({ kind, role } as never)))
  const words: Readonly<Record<string, string>> = filingsTab.view === 'timeline' ? filingsTab.words : {}
  const without = [...new Set(types)].filter(type => {
    const sentence = words[type]
    return !sentence || !(sentence in fr) || !(sentence in sw)
  })
  expect(without).toEqual([])
})
