import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import TurnIcon from '@mui/icons-material/Rotate90DegreesCwOutlined'
import ThumbnailsIcon from '@mui/icons-material/ViewSidebarOutlined'
import type { RefObject } from 'react'
import { useTranslate } from 'react-admin'
import { CopyLink } from './CopyLink'
import type { Zoom } from './layout'
import { PageNumber } from './PageNumber'
import type { Commands } from './Reader'
import { SearchInText } from './SearchInText'
import { Tool } from './Tool'
import type { Search } from './useSearch'
import { ZoomMenu } from './ZoomMenu'
import './tools.css'

type Props = {
  title: string
  page: number
  pages: number
  scale: number
  zoom: Zoom
  thumbnails: boolean
  words: string
  search: Search
  searchBox: RefObject<HTMLInputElement | null>
  commands: Commands
  /** The address names the page, so that a link to it can be copied. */
  linkable: boolean
  /** False until the tools are rendered: before that, the title alone takes their space. */
  equipped: boolean
}

/** Toolbar of an open document. */
export const Tools = ({ commands, ...shown }: Props) => {
  const translate = useTranslate()
  const { title, page, pages, scale, zoom, thumbnails, search, searchBox, linkable, equipped } = shown
  return (
    <div className="pdf-tools">
      <div className="pdf-bar">
        <h2 className="pdf-title" title={title}>
          {title}
        </h2>
        {equipped && (
          <div className="pdf-group">
            {linkable && <CopyLink />}
            <Tool name={translate('daftari.pdf.print')} keys="Ctrl P" act={commands.print}>
              <PrintIcon fontSize="small" />
            </Tool>
            <Tool name={translate('daftari.pdf.download')} keys="Ctrl S" act={commands.download}>
              <DownloadIcon fontSize="small" />
            </Tool>
          </div>
        )}
      </div>
      <div className="pdf-bar">
        {equipped && (
          <>
            <div className="pdf-group">
              <Tool
                name={translate('daftari.pdf.thumbnails')}
                keys="T"
                pressed={thumbnails}
                act={commands.toggleThumbnails}
              >
                <ThumbnailsIcon fontSize="small" />
              </Tool>
              <div className="pdf-group pdf-turn">
                <Tool
                  name={translate('daftari.pdf.previousPage')}
                  keys="←"
                  disabled={page <= 1}
                  act={() => commands.goTo(page - 1)}
                >
                  <PreviousIcon fontSize="small" />
                </Tool>
                <Tool
                  name={translate('daftari.pdf.nextPage')}
                  keys="→"
                  disabled={page >= pages}
                  act={() => commands.goTo(page + 1)}
                >
                  <NextIcon fontSize="small" />
                </Tool>
              </div>
              <PageNumber page={page} pages={pages} goTo={commands.goTo} />
            </div>
            <div className="pdf-group">
              <ZoomMenu scale={scale} zoom={zoom} commands={commands} />
              <Tool name={translate('daftari.pdf.rotate')} keys="R" act={commands.rotate}>
                <TurnIcon fontSize="small" />
              </Tool>
            </div>
            <SearchInText
              value={shown.words}
              search={search}
              box={searchBox}
              onChange={commands.setWords}
              leave={commands.focusPages}
            />
          </>
        )}
      </div>
    </div>
  )
}
