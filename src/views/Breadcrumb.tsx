import { Link } from 'react-router-dom'
import { menu } from '@/definition/access'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'

/** Where a page stands: its area links to the area's own address (decision C11). */
export const Breadcrumb = ({ path, label }: { path: string; label: string }) => {
  const words = useWords()
  const area = menu.find(entry => path.startsWith(`${entry.path}/`))
  return (
    <nav aria-label={words('daftari.lists.breadcrumb')} className="breadcrumb">
      <ol>
        {area && (
          <li>
            <Link to={`/home/${area.path}/`}>{words(keys.menu(area.path), { _: area.label })}</Link>
          </li>
        )}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  )
}
