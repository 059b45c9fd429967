import { Refusal } from '@contract/errors'
import type { LoadPart } from '@contract/portal/loads'
import { faultOf, type JobFault } from '../jobs/jobRows'
import { kinds } from '../loads/kinds'
import { Mapping, type Part, partsOf, wantedOf } from '../loads/mapping'
import { headersOf, readWorkbook } from '../loads/readRows'
import { endingOf, type SourceFile } from '../loads/sourceFiles'

/** Parts of a file with the columns that its headers propose, and the reason for which it cannot be loaded as it is. */
export type Proposal = { parts: LoadPart[]; fault: JobFault | null }

const asPart = ({ file, sheet, kind, headers, columns }: Part, { name }: SourceFile): LoadPart => ({
  file: file.name === name ? null : file.name,
  sheet: sheet ?? null,
  kind: kind.name,
  headers,
  columns,
  missing: Object.entries(kind.fields).flatMap(([name, { required, label }]) =>
    required && columns[name] === undefined ? [label] : [],
  ),
})

/** Returns what can be told of a file that does not fit its mapping: its headers, and its kind where it has one. */
const partsWithoutFault = async (file: SourceFile, { files }: Mapping): Promise<LoadPart[]> => {
  try {
    return (await partsOf([file], { ...(files && { files }) })).map(part => asPart(part, file))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  const bare = { file: null, kind: null, columns: {}, missing: [] }
  try {
    if (endingOf(file) === '.xlsx')
      return (await readWorkbook(file, [])).sheets.map(({ name, headers }) => ({ ...bare, sheet: name, headers }))
    return endingOf(file) ? [{ ...bare, sheet: null, headers: await headersOf(file, []) }] : []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return []
  }
}

/** Returns the mapping of a file that its headers propose and `mapping` corrects. */
export const propose = async (file: SourceFile, mapping: Mapping): Promise<Proposal> => {
  try {
    return { parts: (await partsOf([file], mapping)).map(part => asPart(part, file)), fault: null }
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    return { parts: await partsWithoutFault(file, mapping), fault: faultOf(error) }
  }
}

/** Returns a mapping from a request. Refuses kinds and fields that do not exist ('load-mapping-broken', 'load-field-unknown'). */
export const mappingFrom = (given: unknown): Mapping => {
  const { data, error } = Mapping.safeParse(given)
  if (!data)
    throw new Refusal('load-mapping-broken', {
      reason: `${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('. ')}.`,
    })
  for (const kind of kinds.values()) wantedOf(kind, data)
  return data
}

/** Refuses a load without files, and one with a file that cannot be loaded as it is, by the reason for that file. */
export const refuseUnfit = (files: readonly { name: string; parts: LoadPart[]; fault: JobFault | null }[]) => {
  if (!files.length) throw new Refusal('load-nothing')
  for (const { name, parts, fault } of files) {
    if (fault) throw new Refusal(fault.code as never, fault.params as never)
    const [column] = parts.flatMap(({ missing }) => missing)
    if (column) throw new Refusal('load-column-missing', { file: name, column })
  }
}
