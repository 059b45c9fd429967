import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { menu } from '@/definition/access'
import { useInLanguage } from '@/i18n/translatedDefinition'

/** Breadcrumb of a page: its area, as a link to the area's own address (decision C11), and the page. */
export const Breadcrumb = ({ path, label }: { path: string; label: string }) => {
  const translate = useTranslate()
  const inLanguage = useInLanguage()
  const area = menu.find(entry => path.startsWith(`${entry.path}/`))
  return (
    <nav aria-label={translate('daftari.lists.breadcrumb')} className="breadcrumb">
      <ol>
        {area && (
          <li>
            <Link to={`/home/${area.path}/`}>{inLanguage('menu', area).label}</Link>
          </li>
        )}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  )
}
