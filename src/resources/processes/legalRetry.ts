import { legalRetry } from '@contract/processes/legalRetry'
import { definePageForm } from '@/definition/definePageForm'
import { code } from '@/definition/field'

/** The message is the host's own, whether it was done or refused (LEGALRETRY-02). */
export default definePageForm({
  name: 'legalRetry',
  submit: 'Retry',
  fields: {
    instrumentNo: code('Document Instrument Number', {
      required: true,
      longest: 80,
      help: 'Hands the attachment to EDMS again, when it did not arrive there.',
    }),
  },
  send: legalRetry.retry.from(({ instrumentNo }: { instrumentNo: string }) => ({
    query: { instrumentNo: instrumentNo.trim() },
  })),
})
