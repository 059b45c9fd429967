import { type Extract, extracts } from '@contract/portal/extracts'
import type { AsOf } from '@contract/registry/asOf'
import { reading } from '@/definition/source'

export const readExtracts = reading(extracts.ofEntity.from(({ brn }: { brn: string }) => ({ query: { brn } })))

type Asked = { brn: string; moment: AsOf | undefined; language: Extract['language'] }
export const issueExtract = extracts.issue.from(({ brn, moment, language }: Asked) => ({
  body: { brn, ...moment, language },
}))

export const readExtractFile = extracts.file.from((id: string) => ({ path: { id } }))

export const withdrawExtract = extracts.withdraw.from(({ id, reason }: { id: string; reason: string }) => ({
  path: { id },
  body: { reason },
}))

/** Key of the queries of the extracts of a file, which issuing and withdrawing read again. */
export const extractsKey = (brn: string) => ['extracts', brn]
