import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { siteMap } from '@/definition/siteMap'
import { useInLanguage } from '@/i18n/translatedDefinition'
import './breadcrumb.css'

export type Crumb = {
  label: string
  /** Address of the page; none for text alone. */
  to?: string | undefined
  /** The label is a number, set in figures of one width. */
  figures?: boolean
}

/** Breadcrumb of a page, from its area to the page itself. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={useTranslate()('daftari.lists.breadcrumb')} className="breadcrumb">
    <ol>
      {crumbs.map(({ label, to, figures }, index) => (
        <li
          key={label}
          className={figures ? 'figures' : undefined}
          aria-current={index === crumbs.length - 1 ? 'page' : undefined}
        >
          {to ? <Link to={to}>{label}</Link> : label}
        </li>
      ))}
    </ol>
  </nav>
)

/** Breadcrumb of a page of a menu area: a link to the area's own address (decision C11), and the page. */
export const AreaBreadcrumb = ({ path, label }: { path: string; label: string }) => {
  const inLanguage = useInLanguage()
  const area = siteMap().menu.find(entry => path.startsWith(`${entry.path}/`))
  return (
    <Breadcrumb
      crumbs={[...(area ? [{ label: inLanguage('menu', area).label, to: `/home/${area.path}/` }] : []), { label }]}
    />
  )
}
