import InIcon from '@mui/icons-material/Add'
import OutIcon from '@mui/icons-material/Remove'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { PRINTED, type Zoom, zooms } from './layout'
import type { Commands } from './Reader'
import { Tool } from './Tool'
import './tools.css'

type Props = { scale: number; zoom: Zoom; commands: Commands }

/** Menu of zoom levels: larger, smaller, fitted, or fixed sizes. */
export const ZoomMenu = ({ scale, zoom, commands }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const percent = (part: number) => part.toLocaleString(locale, { style: 'percent' })
  const choose = (level: Zoom) => {
    commands.setZoom(level)
    setAnchor(null)
  }
  return (
    <>
      <Tool name={translate('daftari.pdf.zoomOut')} keys="-" act={commands.zoomOut}>
        <OutIcon fontSize="small" />
      </Tool>
      <Button
        className="pdf-zoom figures"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('daftari.pdf.zoom', { percent: percent(scale / PRINTED) })}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {percent(scale / PRINTED)}
      </Button>
      <Tool name={translate('daftari.pdf.zoomIn')} keys="+" act={commands.zoomIn}>
        <InIcon fontSize="small" />
      </Tool>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem selected={zoom === 'width'} onClick={() => choose('width')}>
          {translate('daftari.pdf.fitWidth')}
          <kbd>0</kbd>
        </MenuItem>
        <MenuItem selected={zoom === 'page'} onClick={() => choose('page')} divider>
          {translate('daftari.pdf.fitPage')}
          <kbd>9</kbd>
        </MenuItem>
        {zooms.map(size => (
          <MenuItem key={size} selected={zoom === size} onClick={() => choose(size)} className="figures">
            {percent(size)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
