import { Link } from '@/components/publicUi/Link'
import { useWords } from '@/i18n/words'
import '@/components/publicUi/statusPage.css'

/** The not-found page (docs/requirements/portal-shell.md), shown to everybody (decision A8). */
export const NotFound = ({ login }: { login: string }) => {
  const words = useWords()
  return (
    <section className="status-page" aria-labelledby="status-title">
      <p className="status-number" aria-hidden="true">
        404
      </p>
      <h1 id="status-title">{words('daftari.notFound.title')}</h1>
      <p>{words('daftari.notFound.about')}</p>
      <p className="status-ways">
        <Link to={login}>{words('daftari.notFound.login')}</Link>
      </p>
    </section>
  )
}
