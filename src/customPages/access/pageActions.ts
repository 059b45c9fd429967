import { apiAccess } from '@contract/access/apiAccess'
import { insolvencyApplications } from '@contract/insolvency/applications'
import { windingUp } from '@contract/insolvency/windingUp'
import type { Permit } from '@contract/permissions'
import { practitioners } from '@contract/registry/practitioners'
import { messenger } from '@contract/settings/messenger'
import type { AnyFileType, Tab } from '@/definition/defineFile'
import type { Instrument } from '@/definition/defineInstrument'
import type { SectionsPage, Shows } from '@/definition/defineSections'
import type { InLanguage } from '@/i18n/translatedDefinition'
import type { Words } from '@/i18n/words'
import { type AccessItem, byPermission, needsOfCalls } from './requirements'

type Asking = { permit: Permit }

/** Task on a page that no definition describes: translation keys of the page and the task, and its calls. */
type PageAction = { within: string; name: string; calls: readonly Asking[] }

/** Definitions with actions beside the lists. */
export type AccessPageContent = {
  files: readonly AnyFileType[]
  instruments: readonly Instrument[]
  sections: readonly SectionsPage[]
}

const pageAction = (within: string, name: string, ...calls: readonly Asking[]): PageAction => ({ within, name, calls })

const pageActions = [
  pageAction('daftari.messenger.tab', 'daftari.messenger.send', messenger.send),
  pageAction('daftari.apiAccess.mode', 'daftari.apiAccess.goLive', apiAccess.goLive),
  pageAction('daftari.practitioner.title', 'daftari.practitioner.certificate', practitioners.certificate),
  pageAction('daftari.practitioner.title', 'daftari.practitioner.tab.filingHistory', practitioners.attachment),
  pageAction('daftari.practitioner.title', 'daftari.practitioner.tab.messages', practitioners.messages),
  pageAction('daftari.insolvency.application', 'daftari.insolvency.tabs.attachments', insolvencyApplications.file),
  pageAction('daftari.insolvency.application', 'daftari.insolvency.tabs.messages', insolvencyApplications.messages),
  pageAction(
    'daftari.insolvency.application',
    'daftari.insolvency.windingUp',
    insolvencyApplications.windingUp,
    windingUp.draft,
  ),
]

const thing = (key: string, within: string, name: string, calls: readonly Asking[]): AccessItem[] => {
  const needs = byPermission(needsOfCalls(calls))
  return needs.length ? [{ key: `elsewhere:${key}`, within, name, needs }] : []
}

/** Returns the tabs of a type of file once each, because its kinds share tabs with the same key. */
const tabsOf = ({ kinds }: AnyFileType): Tab<unknown>[] => [
  ...new Map(kinds.flatMap(({ tabs }) => tabs.map(tab => [tab.key, tab] as const))).values(),
]

const fileThings = (type: AnyFileType, translate: Words): AccessItem[] =>
  tabsOf(type).flatMap(tab => {
    if (tab.view !== 'documents') return []
    const within = `${type.label} › ${tab.label}`
    const key = `${type.key}:${tab.key}`
    const offers = (['resend', 'resendOne'] as const).flatMap(offer => {
      const offered = tab[offer]
      if (!offered) return []
      return thing(`${key}:${offer}`, within, offered.label, [offered.send.call])
    })
    return [...thing(`${key}:view`, within, translate('daftari.lists.view'), [tab.document.read.call]), ...offers]
  })

const instrumentThings = ({ name, label, file }: Instrument, translate: Words): AccessItem[] =>
  thing(name, label, translate('daftari.instrument.attachment'), [file.call])

const sectionThings = ({ sections }: SectionsPage, inLanguage: InLanguage): AccessItem[] =>
  sections.flatMap(section => {
    const parts: { shows: Shows; within: string }[] =
      'shows' in section
        ? [{ shows: section.shows, within: section.label }]
        : section.tabs.map(({ shows, label }) => ({ shows, within: `${section.label} › ${label}` }))
    return parts.flatMap(({ shows, within }) => {
      if (!('form' in shows)) return []
      const form = inLanguage('forms', shows.form)
      return thing(form.name, within, form.submit, [form.send.call])
    })
  })

/** Returns the actions on pages that are not lists, with the permissions that they need. */
export const pageActionItems = (
  { files, instruments, sections }: AccessPageContent,
  translate: Words,
  inLanguage: InLanguage,
): AccessItem[] => [
  ...files.flatMap(type => fileThings(inLanguage('files', type), translate)),
  ...instruments.flatMap(instrument => instrumentThings(inLanguage('instruments', instrument), translate)),
  ...sections.flatMap(page => sectionThings(inLanguage('sections', page), inLanguage)),
  ...pageActions.flatMap(({ within, name, calls }) =>
    thing(`${within}:${name}`, translate(within), translate(name), calls),
  ),
]
