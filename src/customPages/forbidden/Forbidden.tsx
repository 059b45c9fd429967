import { lazy, Suspense } from 'react'
import { Button } from '@/components/publicUi/Button'
import { Link } from '@/components/publicUi/Link'
import type { Http } from '@/dataProvider/http'
import { openAdminWords } from '@/i18n/languages'
import { useWords } from '@/i18n/words'
import '@/components/publicUi/statusPage.css'

/** Names of permissions are among the words behind the sign-in. The page stands without its help where they do not come. */
const AccessHelp = lazy(() =>
  Promise.all([import('./AccessHelp'), openAdminWords()]).then(
    ([part]) => part,
    () => ({ default: () => null }),
  ),
)

type Props = { http: Http; home: string; onAgain(): void }

/** The 403 page (docs/requirements/portal-shell.md). */
export const Forbidden = ({ http, home, onAgain }: Props) => {
  const words = useWords()
  return (
    <section className="status-page" aria-labelledby="status-title">
      <p className="status-number" aria-hidden="true">
        403
      </p>
      <h1 id="status-title">{words('daftari.forbidden.title')}</h1>
      <p>{words('daftari.forbidden.about')}</p>
      <Suspense>
        <AccessHelp http={http} />
      </Suspense>
      <p className="status-ways">
        <Button look="link" onClick={onAgain}>
          {words('daftari.forbidden.again')}
        </Button>
        <Link to={home}>{words('daftari.forbidden.home')}</Link>
      </p>
    </section>
  )
}
