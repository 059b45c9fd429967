import type { Permit } from '@contract/permissions'
import type { AnyFileType, Tab } from '@/definition/defineFile'
import type { Instrument } from '@/definition/defineInstrument'
import { PAGE_FORM } from '@/definition/definePageForm'
import type { SectionsPage, Shows } from '@/definition/defineSections'
import { keys } from '@/i18n/keys'
import type { Words } from '@/i18n/words'
import { byPermission, needsOfCalls, type Thing } from './needs'

type Asking = { permit: Permit }

/** Something done on a page that no definition describes: where and what, by the keys of their words, and its calls. */
export type Deed = { within: string; name: string; calls: readonly Asking[] }

/** Where things are done beside the lists. */
export type Elsewhere = {
  files: readonly AnyFileType[]
  instruments: readonly Instrument[]
  sections: readonly SectionsPage[]
  deeds: readonly Deed[]
}

const thing = (key: string, within: string, name: string, calls: readonly Asking[]): Thing[] => {
  const needs = byPermission(needsOfCalls(calls))
  return needs.length ? [{ key: `elsewhere:${key}`, within, name, needs }] : []
}

/** Kinds of a file have tabs of the same key in common. */
const tabsOf = ({ kinds }: AnyFileType): Tab<unknown>[] => [
  ...new Map(kinds.flatMap(({ tabs }) => tabs.map(tab => [tab.key, tab] as const))).values(),
]

const fileThings = (type: AnyFileType, translate: Words): Thing[] =>
  tabsOf(type).flatMap(tab => {
    if (tab.view !== 'documents') return []
    const within = `${translate(keys.fileType(type.key), { _: type.label })} › ${translate(keys.fileTab(tab.key), { _: tab.label })}`
    const key = `${type.key}:${tab.key}`
    const offers = (['resend', 'resendOne'] as const).flatMap(offer => {
      const offered = tab[offer]
      if (!offered) return []
      const name = translate(keys.fileOffer(tab.key, offer), { _: offered.label })
      return thing(`${key}:${offer}`, within, name, [offered.send.call])
    })
    return [...thing(`${key}:view`, within, translate('daftari.lists.view'), [tab.document.read.call]), ...offers]
  })

const instrumentThings = ({ name, label, file }: Instrument, translate: Words): Thing[] =>
  thing(name, translate(keys.instrument(name, 'label'), { _: label }), translate('daftari.instrument.attachment'), [
    file.call,
  ])

const sectionThings = ({ path, sections }: SectionsPage, translate: Words): Thing[] =>
  sections.flatMap(section => {
    const word = (label: string, ...at: string[]) =>
      translate(keys.sections(path, section.key, ...at, 'label'), { _: label })
    const parts: { shows: Shows; within: string }[] =
      'shows' in section
        ? [{ shows: section.shows, within: word(section.label) }]
        : section.tabs.map(tab => ({
            shows: tab.shows,
            within: `${word(section.label)} › ${word(tab.label, tab.key)}`,
          }))
    return parts.flatMap(({ shows, within }) => {
      if (!('form' in shows)) return []
      const { form } = shows
      const name = translate(keys.formSubmit(form.name, PAGE_FORM), { _: form.submit })
      return thing(form.name, within, name, [form.send.call])
    })
  })

/** What can be done on the pages that are no lists, with what stands behind it. */
export const elsewhereThings = ({ files, instruments, sections, deeds }: Elsewhere, translate: Words): Thing[] => [
  ...files.flatMap(type => fileThings(type, translate)),
  ...instruments.flatMap(instrument => instrumentThings(instrument, translate)),
  ...sections.flatMap(page => sectionThings(page, translate)),
  ...deeds.flatMap(({ within, name, calls }) => thing(`${within}:${name}`, translate(within), translate(name), calls)),
]
