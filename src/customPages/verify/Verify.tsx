import { extracts, type Verification } from '@contract/portal/extracts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/publicUi/Button'
import { Field } from '@/components/publicUi/Field'
import { Message } from '@/components/publicUi/Message'
import type { PublicHttp } from '@/dataProvider/http'
import { failureWords } from '@/i18n/outcomeMessages'
import { useWords } from '@/i18n/words'
import { codeInPath, digestInFragment } from './codeInPath'
import { VerificationResult } from './VerificationResult'
import '../signIn/signIn.css'

type State =
  | { at: 'form' | 'asking' }
  | { at: 'told'; answer: Verification; scanned?: string | undefined }
  | { at: 'failed'; why: string }

/** Page on which anybody verifies an extract by its code, which the QR code of the extract has in the address. */
const Verify = ({ http }: { http: PublicHttp }) => {
  const words = useWords()
  const say = (key: string) => words(`daftari.verify.${key}`)
  const [given] = useState(() => codeInPath(location.pathname))
  const [code, setCode] = useState(given)
  const [isMissing, setMissing] = useState(false)
  const [state, setState] = useState<State>({ at: given ? 'asking' : 'form' })
  const box = useRef<HTMLFormElement>(null)

  const ask = async (typed: string, scanned?: string) => {
    setState({ at: 'asking' })
    try {
      setState({ at: 'told', answer: await http.ask(extracts.verify, { body: { code: typed } }), scanned })
    } catch (error) {
      setState({ at: 'failed', why: failureWords(words, error) })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked for once, in whatever language
  useEffect(() => {
    if (given) void ask(given, digestInFragment(location.hash))
  }, [given])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.at === 'asking') return
    setMissing(!code.trim())
    if (code.trim()) void ask(code.trim())
    else box.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={box} className="sign-in" onSubmit={submit} noValidate aria-labelledby="verify-title">
      <header>
        <h1 id="verify-title">{say('title')}</h1>
        <p>{say('about')}</p>
      </header>
      <Field
        label={say('code')}
        help={say('codeHelp')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isMissing ? say('codeMissing') : undefined}
      />
      <Button type="submit" busy={state.at === 'asking'}>
        {say('submit')}
      </Button>
      <div aria-live="polite">
        {state.at === 'told' && <VerificationResult answer={state.answer} scanned={state.scanned} />}
        {state.at === 'failed' && <Message tone="bad">{state.why}</Message>}
      </div>
    </form>
  )
}

export default Verify
