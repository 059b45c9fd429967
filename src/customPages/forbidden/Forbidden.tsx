import { Button } from '@/components/publicUi/Button'
import { Link } from '@/components/publicUi/Link'
import { useWords } from '@/i18n/words'
import '@/components/publicUi/statusPage.css'

/** The 403 page (docs/requirements/portal-shell.md). */
export const Forbidden = ({ home, onAgain }: { home: string; onAgain(): void }) => {
  const words = useWords()
  return (
    <section className="status-page" aria-labelledby="status-title">
      <p className="status-number" aria-hidden="true">
        403
      </p>
      <h1 id="status-title">{words('daftari.forbidden.title')}</h1>
      <p>{words('daftari.forbidden.about')}</p>
      <p className="status-ways">
        <Button look="link" onClick={onAgain}>
          {words('daftari.forbidden.again')}
        </Button>
        <Link to={home}>{words('daftari.forbidden.home')}</Link>
      </p>
    </section>
  )
}
