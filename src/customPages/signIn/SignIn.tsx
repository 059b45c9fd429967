import { useEffect } from 'react'
import { Button } from '@/components/publicUi/Button'
import { Dialog } from '@/components/publicUi/Dialog'
import { go } from '@/components/publicUi/navigation'
import type { PublicHttp } from '@/dataProvider/http'
import { useWords } from '@/i18n/words'
import { CodeStep } from './CodeStep'
import { CredentialsStep } from './CredentialsStep'
import { useSignIn } from './useSignIn'
import './signIn.css'

type Props = {
  http: PublicHttp
  /** Called when the one-time code is requested, so that the code of the admin pages loads meanwhile. */
  onCodeAsked(): void
}

/** Sign-in in two steps (docs/requirements/sign-in.md), without react-admin and MUI, so that it loads fast. */
export const SignIn = ({ http, onCodeAsked }: Props) => {
  const words = useWords()
  const steps = useSignIn(http, path => go(path, { replace: true }))
  const { at } = steps.stage

  useEffect(() => {
    if (at === 'code') onCodeAsked()
  }, [at, onCodeAsked])

  return (
    <>
      {at === 'credentials' ? <CredentialsStep steps={steps} /> : <CodeStep steps={steps} />}
      {steps.elsewhere && (
        <Dialog
          title={words('daftari.signIn.elsewhereTitle')}
          about={words('daftari.signIn.elsewhereAbout')}
          onClose={steps.leaveOldSession}
        >
          <Button look="quiet" onClick={steps.leaveOldSession}>
            {words('daftari.signIn.cancel')}
          </Button>
          <Button busy={steps.busy} onClick={steps.endOldSession}>
            {words('daftari.signIn.endOld')}
          </Button>
        </Dialog>
      )}
    </>
  )
}
