import { idText, toId } from '@contract/id'
import LinearProgress from '@mui/material/LinearProgress'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { AnyFile, ViewOf } from '@/definition/defineFile'
import { ListAndPane } from '@/pdfReader/ListAndPane'
import { type Failing, PdfPane, type PdfSource } from '@/pdfReader/PdfPane'
import { Denied, isDenied, type NeededPermit } from '../list/listStates'
import { RequestNotes } from '../list/RequestNotes'
import { SearchBox } from '../list/SearchBox'
import { useLastPage } from '../list/useLastPage'
import { notify } from '../notices'
import { useDocumentAddress } from '../useDocumentAddress'
import { useRegistry } from '../useRegistry'
import { DocumentPager } from './DocumentPager'
import { DocumentRows } from './DocumentRows'
import { OfferButton } from './OfferButton'
import { Info } from './QueryContent'
import { useDocuments, usePlace } from './useDocuments'
import './documents.css'
import '../list/tableStyles'

type Props = { tab: ViewOf<'documents'>; file: AnyFile; fileKey: QueryKey; permit: NeededPermit }

/** Documents of a file, with the selected one beside the list. */
export const DocumentsView = (props: Props) => {
  const { tab, file, permit } = props
  const translate = useTranslate()
  const registry = useRegistry()
  const { page, search, go } = usePlace()
  const { chosen, repeats, choose, place, goTo } = useDocumentAddress()
  const { shown, ...reading } = useDocuments(props, { page, search })
  const { error, isFetching, isPending } = reading
  const paged = 'paged' in tab.list ? tab.list.paged : undefined
  const rows = shown?.rows ?? []
  const first = paged && shown ? (shown.page - 1) * paged.size + 1 : 1
  useLastPage(
    {
      rows: shown && !error ? rows.length : undefined,
      total: shown?.total ?? 0,
      page,
      perPage: paged?.size ?? 1,
      waiting: isFetching || !paged,
    },
    last => go(() => ({ page: last })),
  )
  const { handle, title, read, base64 } = tab.document
  // Paged documents are identified by their handle; the others by their index, because a handle may be long.
  const keyOf = (doc: AnyFile, index: number) => (paged && idText(handle(doc))) || `n${first + index}`
  const doc = rows.find((one, index) => keyOf(one, index) === chosen)
  const documentId = (doc && handle(doc)) ?? (paged && chosen && !/^n\d+$/.test(chosen) ? toId(chosen) : undefined)
  // A document stays open while the rows of another page are shown.
  const titles = useRef(new Map<string, string>())
  useEffect(() => {
    if (doc && chosen) titles.current.set(chosen, title(doc))
  }, [doc, chosen, title])
  const name = doc ? title(doc) : titles.current.get(chosen ?? '') || translate('daftari.files.untitled')

  const source: PdfSource | null =
    documentId && chosen
      ? {
          key: chosen,
          title: name,
          fileName: name,
          load: async signal => base64(await registry.read(read, documentId, { signal })),
        }
      : null
  const say = (title: string, text: string) =>
    notify({ tone: 'bad', title: translate(`daftari.files.${title}`), text: translate(`daftari.files.${text}`) })
  const pick = (one: AnyFile, key: string) => {
    if (!handle(one)) say('documentError', 'notInEdms')
    choose(key)
  }
  const failed = (reason: Failing) =>
    reason === 'connection' ? say('documentError', 'timesOut') : reason === 'failed' && say('error', 'notGot')
  const few = tab.note?.when(rows, file) && shown !== undefined && !error

  const list = (
    <div className="file-list">
      {(paged || tab.resend) && (
        <div className="file-list-head">
          {paged && (
            <SearchBox
              value={search}
              placeholder={paged.search}
              onChange
              search={text => go(() => ({ page: 1, search: text }))}
            />
          )}
          {tab.resend && <OfferButton offer={tab.resend} row={file} />}
        </div>
      )}
      {few && tab.note && <Info>{tab.note.label}</Info>}
      {isDenied(error) ? <Denied permit={permit} /> : <RequestNotes reading={reading} isMissing={isPending} />}
      <div className="file-progress">
        {isFetching && <LinearProgress aria-label={translate('daftari.lists.loading')} />}
      </div>
      {shown && !isDenied(error) && (
        <div className="list-frame">
          <DocumentRows
            tab={tab}
            label={tab.label}
            rows={rows}
            first={first}
            stale={isFetching}
            keyOf={keyOf}
            chosen={chosen}
            choose={pick}
            action={
              tab.resendOne &&
              (one =>
                tab.resendOne &&
                (tab.resendOne.when?.({ file, doc: one }) ?? true) && (
                  <OfferButton
                    offer={tab.resendOne}
                    row={{ file, doc: one }}
                    about={title(one) || translate('daftari.files.untitled')}
                  />
                ))
            }
          />
        </div>
      )}
      {paged && shown && (
        <DocumentPager
          page={page}
          shown={shown.page}
          size={paged.size}
          total={shown.total}
          onPage={next => go(now => ({ page: next(now.page) }))}
        />
      )}
    </div>
  )
  const notice = doc && !documentId ? 'notInEdms' : undefined
  return (
    <ListAndPane
      id="file"
      chosen={chosen}
      repeats={repeats}
      list={list}
      pane={
        <PdfPane source={source} repeats={repeats} notice={notice} place={place} onPlace={goTo} onFailed={failed} />
      }
    />
  )
}
