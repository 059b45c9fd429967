import { useRef, useState } from 'react'
import { Button } from '@/components/publicUi/Button'
import { Message } from '@/components/publicUi/Message'
import { useWords } from '@/i18n/words'
import { CodeBoxes, type CodeBoxesHandle } from './CodeBoxes'
import type { SignInSteps } from './useSignIn'

/** Step two: the one-time code, sent automatically once it has four digits. */
export const CodeStep = ({ steps }: { steps: SignInSteps }) => {
  const words = useWords()
  const boxes = useRef<CodeBoxesHandle>(null)
  const [numbersOnly, setNumbersOnly] = useState(false)
  const refused = steps.failure !== undefined

  return (
    <section className="sign-in" aria-labelledby="code-title" aria-busy={steps.busy}>
      <header>
        <h1 id="code-title">{words('daftari.signIn.codeTitle')}</h1>
        <p>{words('daftari.signIn.codeAbout')}</p>
      </header>
      {steps.failure && <Message tone="bad">{steps.failure}</Message>}
      <CodeBoxes
        ref={boxes}
        busy={steps.busy}
        refused={refused}
        onFilled={steps.verify}
        onNumbersOnly={setNumbersOnly}
      />
      <div className="sign-in-note">
        {numbersOnly && (
          <p role="alert" className="plain-error">
            {words('daftari.signIn.numbersOnly')}
          </p>
        )}
        {steps.busy && (
          <p role="status" className="sign-in-busy">
            <span className="plain-spinner" aria-hidden="true" />
            {words('daftari.signIn.verifying')}
          </p>
        )}
        {refused && !steps.busy && !numbersOnly && <p id="resend-hint">{words('daftari.signIn.resendHint')}</p>}
      </div>
      <div className="sign-in-row">
        <Button look="quiet" onClick={steps.back}>
          {words('daftari.signIn.back')}
        </Button>
        {refused && (
          <Button look="link" aria-describedby="resend-hint" onClick={() => boxes.current?.clear()}>
            {words('daftari.signIn.resend')}
          </Button>
        )}
      </div>
    </section>
  )
}
