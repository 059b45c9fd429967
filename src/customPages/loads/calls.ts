import { type LoadMapping, type LoadWhole, loads } from '@contract/portal/loads'

/** Names of the list of loads and of that of their findings, which are also the keys of all queries about them. */
export const LOADS = 'loads'
export const FINDINGS = 'load-findings'

/** Path of the list of loads. */
export const HOME = '/home/loads'

type Start = { source: string; effectiveOn: string; history: 'LOAD' | 'REGISTRATION' }
type OfFile = { load: string; file: string }

const one = (load: string) => ({ path: { load } })

export const readLoad = loads.read.from(one)
export const readSources = loads.sources.from(() => ({}))
export const startLoad = loads.start.from((body: Start) => ({ body }))
export const uploadFile = loads.upload.from(({ load, file }: { load: string; file: File }) => ({
  path: { load },
  file,
}))
export const removeFile = loads.removeFile.from(({ load, file }: OfFile) => ({ path: { load, file } }))
export const sendMapping = loads.map.from(({ load, mapping }: { load: string; mapping: LoadMapping }) => ({
  path: { load },
  body: mapping,
}))
export const startCheck = loads.check.from(one)
export const startWriting = loads.write.from(({ id, usedAt }: LoadWhole) => ({ path: { load: id }, body: { usedAt } }))
export const stopWork = loads.cancel.from(one)
export const takeBack = loads.takeBack.from(({ id }: LoadWhole) => one(id))
export const discardLoad = loads.discard.from(one)
export const fetchRefused = loads.refused.from(one)
