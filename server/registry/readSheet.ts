import { type ReadRequest, type ReadResult, readInChild } from './readInChild'
import { createReadSheetQueue } from './readSheetQueue'

const turns = createReadSheetQueue({ atOnce: 2, waiting: 50, ofOnePerson: 3 })

/** Sender of a file, with a signal that aborts when they leave. */
export type Sender = { person: string; signal: AbortSignal }

/**
 * Reads the visible rows of an uploaded spreadsheet: one file per person at a time, two files in all, each in a process of its
 * own (decision 032). Throws a Refusal: file-*, reading-too-long, reading-too-large, no-rows, too-many-rows,
 * too-many-columns, column-missing, column-twice, column-hidden, too-many-readings when two more files of this person wait, or busy.
 */
export const readSheet = async (request: ReadRequest, { person, signal }: Sender): Promise<ReadResult> => {
  const end = await turns.take(person, signal)
  try {
    return await readInChild(request, signal)
  } finally {
    end()
  }
}
