import { reset } from '@contract/auth/reset'
import { useState } from 'react'
import { Button } from '@/components/publicUi/Button'
import { Dialog } from '@/components/publicUi/Dialog'
import type { PublicHttp } from '@/dataProvider/http'
import { useWords } from '@/i18n/words'
import { ResetForm } from './ResetForm'

/**
 * Page of the reset request on a host that mails no links (docs/requirements/sign-in.md): it shows what was entered, and
 * calls the host only if configured (stub S3).
 */
export const ResetPassword = ({ http, callsHost }: { http: PublicHttp; callsHost: boolean }) => {
  const words = useWords()
  const [entered, setEntered] = useState<string>()

  const submit = (email: string) => {
    // The same message for any answer, so that nobody can find out which addresses have an account.
    if (callsHost) http.ask(reset.request, { body: { email } }).catch(() => undefined)
    setEntered(email)
  }

  return (
    <>
      <ResetForm about={words('daftari.reset.about')} submit={submit} />
      {entered !== undefined && (
        <Dialog
          role="alertdialog"
          title={words('daftari.reset.entered')}
          about={entered}
          onClose={() => setEntered(undefined)}
        >
          <Button onClick={() => setEntered(undefined)}>{words('daftari.ok')}</Button>
        </Dialog>
      )}
    </>
  )
}
