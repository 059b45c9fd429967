import type { QueryKey } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { AnyFile, AnyFileType, FileKind, Tab as FileTab } from '@/definition/defineFile'
import { LoadWhenQuiet } from '../LoadWhenQuiet'
import type { NeededPermit } from '../list/listStates'
import type { CancellableQuery } from '../useCancellableQuery'
import { useSource } from '../useSource'
import { CardsView } from './CardsView'
import { FactsView } from './FactsView'
import { FileHead } from './FileHead'
import { PartTabs } from './PartTabs'
import { QueryContent, Waiting } from './QueryContent'
import { TimelineView } from './TimelineView'
import { useTabParam } from './useTabParam'
import { useTabs } from './useTabs'

const loadDocuments = async () => ({ default: (await import('./DocumentsView')).DocumentsView })
/** Documents beside their list, of which no other tab has anything. */
const DocumentsView = lazy(loadDocuments)

type Inside = { tab: FileTab<AnyFile>; file: AnyFile; fileKey: QueryKey; permit: NeededPermit }

/** View of a tab, by the kind of the tab. */
const TabView = ({ tab, file, fileKey, permit }: Inside) => {
  if (tab.view === 'documents') return <DocumentsView tab={tab} file={file} fileKey={fileKey} permit={permit} />
  return <LoadedView key={tab.key} tab={tab} file={file} fileKey={fileKey} permit={permit} />
}

const LoadedView = ({
  tab,
  file,
  fileKey,
  permit,
}: Omit<Inside, 'tab'> & { tab: Exclude<FileTab<AnyFile>, { view: 'documents' }> }) => {
  const query: CancellableQuery<AnyFile> = useSource(fileKey, tab.source, file)
  const inside = (data: AnyFile): ReactNode => {
    switch (tab.view) {
      case 'cards':
        return <CardsView tab={tab} data={data} fileKey={fileKey} />
      case 'facts':
        return <FactsView tab={tab} data={data} fileKey={fileKey} />
      case 'timeline':
        return <TimelineView tab={tab} data={data} />
    }
  }
  return (
    <QueryContent query={query} permit={permit} failedToast={tab.failedToast} name={tab.label}>
      {inside}
    </QueryContent>
  )
}

const FileTabs = ({ kind, file, fileKey, permit }: { kind: FileKind<AnyFile> } & Omit<Inside, 'tab'>) => {
  const translate = useTranslate()
  const tabs = useMemo(() => kind.tabs.filter(({ when }) => when?.(file) ?? true), [kind, file])
  const { open: openKey, choose } = useTabParam(tabs.map(({ key }) => key))
  const open = tabs.find(({ key }) => key === openKey)
  if (!open) throw new Error(`The file ${kind.key} has no tabs`)
  const counts = useTabs(fileKey, file, tabs, open)
  const label = (tab: FileTab<AnyFile>) => tab.label
  return (
    <PartTabs
      label={translate('daftari.files.parts')}
      parts={tabs.map(tab => ({ key: tab.key, label: label(tab), count: counts[tab.key] }))}
      open={open.key}
      choose={choose}
      view={open.view}
    >
      <Suspense fallback={<Waiting />}>
        <TabView key={open.key} tab={open} file={file} fileKey={fileKey} permit={permit} />
      </Suspense>
      <LoadWhenQuiet load={loadDocuments} />
    </PartTabs>
  )
}

type Props = { type: AnyFileType; fileKey: QueryKey; file: AnyFile; permit: NeededPermit; children?: ReactNode }

/** Loaded file: its header with the children, and its parts in tabs. */
export const FileView = ({ type, fileKey, file, permit, children }: Props) => {
  const kind = type.kinds.find(({ when }) => when?.(file) ?? true)
  if (!kind) throw new Error(`No kind of ${type.key} fits this file`)
  return (
    <>
      <FileHead type={type} head={type.head(file)}>
        {children}
      </FileHead>
      <FileTabs kind={kind} file={file} fileKey={fileKey} permit={permit} />
    </>
  )
}
