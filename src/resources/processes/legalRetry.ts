import { legalRetry } from '@contract/processes/legalRetry'
import { definePageForm } from '@/definition/definePageForm'
import { code } from '@/definition/field'

/** Form that shows the host's own message after success and failure (LEGALRETRY-02). */
export default definePageForm({
  name: 'legalRetry',
  submit: 'Retry',
  fields: {
    instrumentNo: code('Document Instrument Number', {
      required: true,
      longest: 80,
      help: 'Sends the attachment to EDMS again if it did not arrive.',
    }),
  },
  send: legalRetry.retry.from(({ instrumentNo }: { instrumentNo: string }) => ({
    query: { instrumentNo: instrumentNo.trim() },
  })),
})
