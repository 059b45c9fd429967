import CopyIcon from '@mui/icons-material/ContentCopy'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import SearchIcon from '@mui/icons-material/Search'
import FoldIcon from '@mui/icons-material/UnfoldLess'
import UnfoldIcon from '@mui/icons-material/UnfoldMore'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { useId } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { JsonLines } from './JsonLines'
import './json.css'
import { useJson } from './useJson'

type Props = {
  label: string
  text: string
  /** More of the text is being loaded. */
  waiting?: boolean
}

const Search = ({ label, json }: { label: string; json: ReturnType<typeof useJson> }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const at = json.hits.indexOf(json.active) + 1
  const figure = (number: number) => number.toLocaleString(locale)
  return (
    <search className="json-search">
      <SearchIcon aria-hidden fontSize="small" />
      <InputBase
        value={json.typed}
        placeholder={translate('daftari.json.search')}
        onChange={({ target }) => json.search(target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          json.step(event.shiftKey ? -1 : 1)
        }}
        inputProps={{ 'aria-label': `${translate('daftari.json.search')}: ${label}`, type: 'search' }}
      />
      {json.term && (
        <>
          <span className="figures json-found" role="status">
            {json.hits.length
              ? translate('daftari.json.found', { at: figure(at), total: figure(json.hits.length) })
              : translate('daftari.json.notFound')}
          </span>
          <IconButton
            size="small"
            aria-label={translate('daftari.json.previous')}
            disabled={!json.hits.length}
            onClick={() => json.step(-1)}
          >
            <PreviousIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate('daftari.json.next')}
            disabled={!json.hits.length}
            onClick={() => json.step(1)}
          >
            <NextIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </search>
  )
}

/**
 * Viewer of JSON: foldable, searchable, with a copy button. Text that is not JSON is shown as it is; it is never
 * rendered as HTML.
 */
export const JsonView = ({ label, text, waiting = false }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useLocale()
  const title = useId()
  const json = useJson(text)
  const copy = async () => {
    try {
      // A page without HTTPS has no clipboard.
      await navigator.clipboard.writeText(text)
      notify('daftari.json.copied', { type: 'success', messageArgs: { what: label } })
    } catch {
      notify('daftari.json.notCopied', { type: 'error' })
    }
  }
  const tool = (name: string, Icon: typeof CopyIcon, act: () => void) => (
    <IconButton size="small" aria-label={`${name}: ${label}`} title={name} onClick={act}>
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <section className="json" aria-labelledby={title}>
      <header className="json-head">
        <h3 id={title}>{label}</h3>
        <span className="json-about figures">
          {waiting
            ? translate('daftari.json.cut')
            : text &&
              translate(json.isJson ? 'daftari.json.lines' : 'daftari.json.plain', {
                smart_count: json.lines.length,
                lines: json.lines.length.toLocaleString(locale),
              })}
        </span>
        {text && (
          <div className="json-tools">
            <Search label={label} json={json} />
            {json.isJson && tool(translate('daftari.json.foldAll'), FoldIcon, json.foldAll)}
            {json.isJson && tool(translate('daftari.json.unfoldAll'), UnfoldIcon, json.unfoldAll)}
            {tool(translate('daftari.json.copy'), CopyIcon, () => void copy())}
          </div>
        )}
      </header>
      {text ? <JsonLines label={label} json={json} /> : <p className="json-none">{translate('daftari.json.none')}</p>}
    </section>
  )
}
