import { type Id, idText } from '@contract/id'
import { accessRequests, LONGEST_REQUEST } from '@contract/portal/accessRequests'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { refusedPage } from '@/authProvider/session'
import { Button } from '@/components/publicUi/Button'
import { Message } from '@/components/publicUi/Message'
import type { Http } from '@/dataProvider/http'
import { randomId } from '@/definition/randomId'
import { accessName, permitText } from '@/i18n/codeText'
import { failureWords, successWords } from '@/i18n/outcomeMessages'
import { placeTitle } from '@/i18n/pageTitle'
import { useWords } from '@/i18n/words'

type Givers = { roles: string[]; givers: { id: Id; name: string }[] }
type Outcome = { tone: 'good' | 'bad'; text: string }

type AskProps = { http: Http; givers: Givers['givers']; proposal: string }

/** Form that asks one of the people who can give a role. What was typed stays when it fails. */
const Ask = ({ http, givers, proposal }: AskProps) => {
  const words = useWords()
  const id = useId()
  const [token] = useState(randomId)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const say = (key: string) => words(`daftari.accessHelp.${key}`)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const body = { token, to: String(data.get('to')), text: String(data.get('text')) }
      const said = await http.ask(accessRequests.ask, { body })
      setOutcome({ tone: 'good', text: successWords(words, said, '') })
    } catch (error) {
      setOutcome({ tone: 'bad', text: failureWords(words, error) })
    } finally {
      setBusy(false)
    }
  }
  if (outcome?.tone === 'good') return <Message tone="good">{outcome.text}</Message>
  return (
    <form className="access-ask" onSubmit={event => void submit(event)}>
      {outcome && <Message tone="bad">{outcome.text}</Message>}
      <label htmlFor={`${id}-to`}>{say('to')}</label>
      <select id={`${id}-to`} name="to">
        {givers.map(giver => (
          <option key={idText(giver.id)} value={idText(giver.id)}>
            {giver.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>{say('text')}</label>
      <textarea id={`${id}-text`} name="text" required rows={3} maxLength={LONGEST_REQUEST} defaultValue={proposal} />
      <Button type="submit" busy={busy}>
        {say('ask')}
      </Button>
    </form>
  )
}

/**
 * Help on the page that refuses: the permission that is missing, and on a host that announces it, the roles that grant it
 * and a request to somebody who can give one.
 */
const AccessHelp = ({ http }: { http: Http }) => {
  const words = useWords()
  const [refused] = useState(refusedPage)
  const [answer, setAnswer] = useState<Givers>()
  useEffect(() => {
    if (!refused?.missing.length) return
    const stopped = new AbortController()
    const read = async () => {
      if (!(await http.extensions.announced()).has('accessRequests')) return
      const query = { permissions: refused.missing.join(',') }
      setAnswer(await http.ask(accessRequests.givers, { query }, { signal: stopped.signal }))
    }
    // The page says what is missing without an answer, too.
    read().catch(() => undefined)
    return () => stopped.abort()
  }, [http, refused])
  if (!refused?.missing.length) return null
  const say = (key: string, params?: Record<string, unknown>) => words(`daftari.accessHelp.${key}`, params)
  const page = placeTitle(words, refused.path)
  const permissions = permitText(words, refused.missing)
  const { roles = [], givers = [] } = answer ?? {}
  return (
    <div className="access-help">
      <p>{say('page', { page })}</p>
      <p>{say('missing', { permissions })}</p>
      {answer && (
        <>
          <p>
            {roles.length
              ? say('roles', { roles: roles.map(role => accessName(words, role)).join(', ') })
              : say('noRole')}
          </p>
          {givers.length ? (
            <Ask http={http} givers={givers} proposal={say('proposal', { page, permissions })} />
          ) : (
            <p>{say('noGiver')}</p>
          )}
        </>
      )}
    </div>
  )
}

export default AccessHelp
