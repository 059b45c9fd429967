import { Button } from '@/components/publicUi/Button'
import { Link } from '@/components/publicUi/Link'
import { Message } from '@/components/publicUi/Message'
import type { PublicHttp } from '@/dataProvider/http'
import { useWords } from '@/i18n/words'
import { NewPassword } from './NewPassword'
import { useLink } from './useLink'
import '../signIn/signIn.css'
import './activate.css'

type Props = {
  http: PublicHttp
  /** Words of the page: for the first password of an account, or for a new one after a forgotten password. */
  page?: 'activate' | 'newPassword'
}

/** Page of a mailed link: the account's owner chooses a password, once. It does not sign in. */
const Activate = ({ http, page = 'activate' }: Props) => {
  const words = useWords()
  const { state, busy, choose, again } = useLink(http)
  const say = (key: string, params?: Record<string, unknown>) => words(`daftari.${page}.${key}`, params)
  const toSignIn = (
    <p>
      <Link to="/login">{say('toSignIn')}</Link>
    </p>
  )
  if (state.at === 'open')
    return (
      <NewPassword
        say={say}
        owner={state.owner}
        failed={state.failed}
        busy={busy}
        choose={password => void choose(password)}
      />
    )
  return (
    <section className="sign-in" aria-labelledby="activate-title" aria-busy={state.at === 'opening'}>
      <header>
        <h1 id="activate-title">{say(state.at === 'done' ? 'doneTitle' : 'title')}</h1>
      </header>
      <div className="activate-state" aria-live="polite">
        {state.at === 'opening' && <p>{say('opening')}</p>}
        {state.at === 'ended' && <Message tone="bad">{state.why}</Message>}
        {state.at === 'failed' && <Message tone="bad">{state.why}</Message>}
        {state.at === 'done' && (
          <Message tone="good">{say(state.owner.staff === false ? 'doneElsewhere' : 'done')}</Message>
        )}
      </div>
      {state.at === 'ended' && (
        <p>{page === 'newPassword' ? <Link to="/reset-password">{say('askAgain')}</Link> : say('endedHelp')}</p>
      )}
      {state.at === 'failed' && <Button onClick={again}>{say('again')}</Button>}
      {(state.at === 'ended' || (state.at === 'done' && state.owner.staff !== false)) && toSignIn}
    </section>
  )
}

export default Activate
