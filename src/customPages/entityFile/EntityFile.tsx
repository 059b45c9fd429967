import MissingIcon from '@mui/icons-material/FindInPageOutlined'
import AskIcon from '@mui/icons-material/HelpOutlineOutlined'
import HistoryIcon from '@mui/icons-material/History'
import JourneyIcon from '@mui/icons-material/RouteOutlined'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { Link, useParams } from 'react-router-dom'
import { FileWay } from '@/components/file/FileHead'
import { FileView } from '@/components/file/FileView'
import { FileLinks } from '@/components/file/fileLinks'
import { AtMoment, HISTORY, useFileMoment } from '@/components/file/fileMoment'
import { foundFileType, rememberFileType } from '@/components/file/fileType'
import { QueryContent, Waiting } from '@/components/file/QueryContent'
import { useEarly } from '@/components/file/useTabs'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { lazyPart } from '@/components/lazyPart'
import { RecordHead } from '@/components/notes/RecordHead'
import { PersonalData } from '@/components/personalData/PersonalData'
import { useAddress } from '@/components/useAddress'
import { useSource } from '@/components/useSource'
import type { AnyFileType } from '@/definition/defineFile'
import { hostFile } from '@/definition/hostSupport'
import { siteMap } from '@/definition/siteMap'
import { isNotFound } from '@/definition/source'
import { openPageWords } from '@/i18n/languages'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { useConfig } from '@/portalConfig'
import { FileChange } from '../fileChange/FileChange'
import { FileReaders } from '../fileReaders/FileReaders'
import { useEntityType } from './entityType'
import '@/components/file/fileHead.css'
import '@/components/file/partTabs.css'
import '@/components/list/listStates.css'

const HistoryPanel = lazyPart(
  () => Promise.all([import('./history/HistoryPanel'), openPageWords('fileHistory')]),
  ([module]) => module.default,
)
const PastNote = lazyPart(
  () => Promise.all([import('./history/PastNote'), openPageWords('fileHistory')]),
  ([module]) => module.PastNote,
)

const HOME = '/home/registry'
/** Page of the portal that says how a resolution is filed, where no other is known. */
const resolutionsPage = (id: string) => `${HOME}/file-viewer/${encodeURIComponent(id)}/file-resolutions`

type Choosing = {
  icon: ReactNode
  title: string
  text: string
  types: readonly AnyFileType[]
  choose(key: string): void
}

/** Choice of the entity type, for when it is not known, or when no entity of the stored type has this number. */
const ChooseType = ({ icon, title, text, types, choose }: Choosing) => {
  return (
    <div className="list-state" role="status">
      {icon}
      <h1 className="list-state-title">{title}</h1>
      <p className="list-state-text">{text}</p>
      <div className="file-types">
        {types.map(({ key, label }) => (
          <Button key={key} variant="outlined" color="inherit" onClick={() => choose(key)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

type OpenProps = {
  type: AnyFileType
  id: string
  types: readonly AnyFileType[]
  choose(key: string): void
  /** Place above the file and its history, where the note stands that the file is of the past. */
  note: HTMLElement | null
}

const OpenFile = ({ type, id, types, choose, note }: OpenProps) => {
  const translate = useTranslate()
  const moment = useFileMoment()
  const fileKey = ['file', type.key, id, moment?.asOf, moment?.knownOn]
  const query = useSource(fileKey, type.read, { id })
  useEarly(fileKey, type, id)
  const isFound = query.data !== undefined
  const isMissing = !isFound && isNotFound(query.error)
  useEffect(() => {
    if (isFound) rememberFileType(id, type.key)
    else if (isMissing && foundFileType(id) === type.key) rememberFileType(id, undefined)
  }, [isFound, isMissing, id, type.key])
  // The type in local storage was that of another file.
  const earlier = isMissing ? types.find(other => other !== type && other.key === foundFileType(id)) : undefined
  useEffect(() => {
    if (earlier) choose(earlier.key)
  }, [earlier, choose])
  if (earlier) return <Waiting />
  if (isMissing)
    return (
      <ChooseType
        icon={<MissingIcon aria-hidden />}
        title={translate('daftari.files.notFound', { id })}
        text={translate('daftari.files.notFoundText', { type: type.label })}
        types={types.filter(other => other !== type)}
        choose={choose}
      />
    )
  const permit = siteMap().routeAccess['registry/file-viewer']?.action
  return (
    <QueryContent query={query} permit={permit} number={id}>
      {file => (
        <>
          {moment && note && createPortal(<PastNote moment={moment} />, note)}
          <FileView type={type} fileKey={fileKey} file={file} permit={permit}>
            {!moment && <RecordHead kind="ENTITY" recordKey={id} name={type.head(file).title || id} file={file} />}
            <PersonalData kind="ENTITY" fileKey={id} name={type.head(file).title || id} />
          </FileView>
        </>
      )}
    </QueryContent>
  )
}

const ByBrn = ({ id, types: declared }: { id: string; types: readonly AnyFileType[] }) => {
  const inLanguage = useInLanguage()
  const translate = useTranslate()
  const { fileResolutions } = useConfig()
  const extensions = useAnnouncedExtensions()
  const types = useMemo(
    () => declared.map(type => hostFile(inLanguage('files', type), extensions ?? new Set())),
    [declared, inLanguage, extensions],
  )
  const hasHistory = extensions?.has('history')
  const [params, changeAddress] = useAddress()
  const isHistoryOpen = hasHistory && params.has(HISTORY)
  const moment = useFileMoment()
  const [note, setNote] = useState<HTMLElement | null>(null)
  const { type, isPending, choose } = useEntityType(types, id)
  return (
    <FileLinks.Provider value={{ 'file-resolutions': fileResolutions || resolutionsPage(id) }}>
      <article className="file-page">
        <FileWay type={type ?? types[0]} id={id} home={HOME}>
          {extensions?.has('journey') && (
            <Button
              component={Link}
              to={`/home/journey/${encodeURIComponent(id)}`}
              size="small"
              color="inherit"
              startIcon={<JourneyIcon />}
            >
              {translate('daftari.journey.link')}
            </Button>
          )}
          {hasHistory && (
            <Button
              size="small"
              color="inherit"
              startIcon={<HistoryIcon />}
              aria-expanded={isHistoryOpen}
              onClick={() =>
                changeAddress(now => {
                  if (isHistoryOpen) now.delete(HISTORY)
                  else now.set(HISTORY, 'open')
                  return now
                })
              }
            >
              {translate('daftari.files.history')}
            </Button>
          )}
          {!moment && <FileChange brn={id} />}
          <FileReaders kind="ENTITY" fileKey={id} />
        </FileWay>
        <div ref={setNote} className="file-past" />
        {type ? (
          <div className={isHistoryOpen ? 'file-with-history' : 'file-shown'}>
            <div className="file-shown">
              <AtMoment moment={moment}>
                <OpenFile key={`${type.key} ${id}`} type={type} id={id} types={types} choose={choose} note={note} />
              </AtMoment>
            </div>
            {isHistoryOpen && <HistoryPanel brn={id} />}
          </div>
        ) : isPending ? (
          <Waiting />
        ) : (
          <ChooseType
            icon={<AskIcon aria-hidden />}
            title={translate('daftari.files.whichType', { id })}
            text={translate('daftari.files.whichTypeText')}
            types={types}
            choose={choose}
          />
        )}
      </article>
    </FileLinks.Provider>
  )
}

/** Viewer of an entity's file: /home/registry/file-viewer/{BRN}, with the type from local storage. */
const EntityFile = ({ types }: { types: readonly AnyFileType[] }) => {
  const id = (useParams().id ?? '').trim()
  return <ByBrn key={id} id={id} types={types} />
}

export default EntityFile
