import type { Found, Recent } from '@contract/portal/find'
import type { SavedView } from '@contract/portal/views'
import { useEffect, useMemo, useState } from 'react'
import { useAuthProvider, useTranslate } from 'react-admin'
import { mayEnter } from '@/authProvider/access'
import type { PortalAuthProvider } from '@/authProvider/authProvider'
import { HOME, placeOf } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { NOTES } from '@/components/notes/notesAction'
import { useMayReadNotes } from '@/components/notes/useMayReadNotes'
import { usePageExists } from '@/components/pageExists'
import { useStored } from '@/createStore'
import { READERS, useMayReadLog } from '@/customPages/fileReaders/useMayReadLog'
import { useWork } from '@/customPages/work/workContext'
import type { AnyFileType } from '@/definition/defineFile'
import { hostFile, hostResource } from '@/definition/hostSupport'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { areasInOrder, loadedAreas, openAllAreas, openFileTypes } from '@/routes/areas'
import { accountListOf, fileTypeOf, hasOpaqueKey, hasReaders, journeyOf, notesOf, pageOf } from '@/routes/recordPages'
import { useVisibleMenu } from '../shell/useVisibleMenu'
import { type Entry, fileSteps, pageDialog, portalEntries, rowActions } from './entries'
import { viewEntries } from './viewEntries'

/**
 * Loads all definitions, and returns those that are there, without `files` until all have come or failed; without a
 * connection the menu and records are still found.
 */
const useDefinitions = () => {
  const [files, setFiles] = useState<readonly AnyFileType[]>()
  const areas = useStored(loadedAreas)
  useEffect(() => {
    const load = async () => {
      const [fileTypes] = await Promise.all([openFileTypes(), openAllAreas()])
      setFiles(fileTypes)
    }
    load().catch(() => setFiles([]))
  }, [])
  return { files, areas }
}

/** Returns the lines of pages and forms, and functions that make lines of records and visited pages. */
export const useEntries = () => {
  const menu = useVisibleMenu()
  const exists = usePageExists()
  const inLanguage = useInLanguage()
  const auth = useAuthProvider<PortalAuthProvider>()
  const announced = useAnnouncedExtensions()
  const { files, areas } = useDefinitions()
  const translate = useTranslate()
  const work = useWork()
  const mayReadNotes = useMayReadNotes()
  const mayReadLog = useMayReadLog()
  return useMemo(() => {
    const pathOf = (address: string) => placeOf(address.split('?')[0] ?? '')
    const workEntries = (): Entry[] =>
      work
        ? [
            {
              key: 'next item of work',
              group: 'actions',
              label: translate('daftari.shell.keys.next'),
              context: 'N',
              address: `${HOME}/work`,
              run: work.next,
            },
          ]
        : []
    const glossaryEntry: Entry = {
      key: 'glossary',
      group: 'pages',
      label: translate('daftari.pageTitles.glossary'),
      address: `${HOME}/glossary`,
    }
    const mayOpen = (path: string) => exists(path) && mayEnter(path, holds)
    const loaded = areasInOrder(areas)
    const resources = loaded
      .flatMap(area => area.lists)
      .map(one => hostResource(inLanguage('resources', one), announced ?? new Set()))
    const can = (action: string, resource: string) => auth?.can({ action, resource }) ?? false
    const sections = loaded.flatMap(area => area.sections)
    const pages = [
      ...workEntries(),
      ...(mayOpen('glossary') ? [glossaryEntry] : []),
      ...portalEntries({
        menu,
        resources,
        sections: sections.map(one => inLanguage('sections', one)),
        can,
        mayOpen,
      }),
    ]
    const stepsOf = (kind: Found['kind'] | null | undefined, address: string) => {
      const fileType = files?.find(({ key }) => key === fileTypeOf(kind ?? undefined))
      return fileSteps(fileType && hostFile(inLanguage('files', fileType), announced ?? new Set()), address)
    }
    const journeySteps = (found: Found, context: string): Entry[] => {
      const address = journeyOf(found.kind, found)
      if (!address || !mayOpen(pathOf(address))) return []
      return [{ key: address, group: 'pages', label: translate('daftari.journey.link'), context, address }]
    }
    const accountSteps = (found: Found): Entry[] => {
      const address = accountListOf(found)
      const tab = address && pages.find(({ key }) => address === key || address.startsWith(`${key}&`))
      if (!tab) return []
      const list = resources.find(({ path, tab }) => address.startsWith(`${HOME}/${path}?tab=${tab?.key}&`))
      const steps = list && rowActions(list, can, { address, key: found.key, context: found.title })
      return [{ key: address, group: 'pages', label: tab.label, context: found.title, address, steps }]
    }
    const dialogSteps = ({ kind, title: context }: Found, address: string): Entry[] => {
      const notes = notesOf(kind)
      const row = { address, context }
      return [
        ...(notes && announced?.has('notes') && mayReadNotes(notes)
          ? [pageDialog(NOTES, translate('daftari.recordNotes.title'), row)]
          : []),
        ...(hasReaders(kind) && mayReadLog ? [pageDialog(READERS, translate('daftari.readers.button'), row)] : []),
      ]
    }
    return {
      pages,
      /** Lines may lack some that lead on from them. */
      isPending: !files,
      ofRecord: (found: Found): Entry[] => {
        const { kind, key, title, detail, match, flags, standing } = found
        const address = pageOf(kind, found)
        if (!mayOpen(pathOf(address))) return []
        const context = [hasOpaqueKey(kind) ? undefined : key, detail].filter(Boolean).join(' · ')
        return [
          {
            key: `${kind} ${key}`,
            group: 'records',
            label: title,
            context,
            address,
            kind,
            match,
            flags,
            standing,
            renewed: makers => makers.ofRecord(found),
            steps: [
              ...stepsOf(kind, address),
              ...journeySteps(found, key),
              ...accountSteps(found),
              ...dialogSteps(found, address),
            ],
          },
        ]
      },
      ofView: (view: SavedView): Entry[] => viewEntries(view, { resources, sections, mayOpen }),
      ofVisit: (recent: Recent): Entry[] => {
        const { address, title, kind, pinned } = recent
        if (!mayOpen(pathOf(address))) return []
        return [
          {
            key: `visit ${address}`,
            group: pinned ? 'pinned' : 'recent',
            label: title,
            address,
            kind: kind ?? undefined,
            renewed: makers => makers.ofVisit(recent),
            steps: stepsOf(kind, address),
          },
        ]
      },
    }
  }, [menu, exists, inLanguage, auth, announced, files, areas, translate, work, mayReadNotes, mayReadLog])
}
