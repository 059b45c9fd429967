import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename, resolve } from 'node:path'
import { Day } from '@contract/day'
import type { KindOutcome } from '@contract/portal/loadOutcome'
import { type LoadMend, loadMendTexts } from '@contract/portal/loadReasons'
import { registryToday } from '@contract/registryDay'
import { readSettings } from '../config/settings'
import { documentStore } from '../edms/edms'
import { textIn } from '../loads/csvStream'
import { mappingIn } from '../loads/mapping'
import { performLoad } from '../loads/performLoad'
import { writeRefusedFiles } from '../loads/refusedFiles'
import type { Follow, LoadStep } from '../loads/runLoad'
import { filesAt } from '../loads/sourceFiles'
import { defineCommand, WrongUse } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

const steps: Record<LoadStep, string> = {
  wait: 'Another load goes on. This one waits for its end.',
  read: 'Reading the files',
  check: 'Checking',
  write: 'Writing',
  index: 'Building the indexes',
  finish: 'Statistics, work and totals',
  pairs: 'Looking for duplicates',
}

/** Rows after which the progress of reading is told again. */
const TELL_EVERY = 250_000

/** Tells on standard error how far a load is. */
const tell = (isQuiet: boolean): Follow => {
  let rows = 0
  const say = (line: string) => isQuiet || console.error(line)
  return {
    async step(step, kind) {
      say(kind ? `${steps[step]}: ${kind}` : steps[step])
    },
    async rows(count) {
      if (Math.floor((rows + count) / TELL_EVERY) > Math.floor(rows / TELL_EVERY))
        say(`${(rows + count).toLocaleString('en')} rows read`)
      rows += count
    },
  }
}

const number = (count: number) => count.toLocaleString('en')

const linesOf = ({
  kind,
  rows,
  taken,
  mended,
  refused,
  created,
  changed,
  unchanged,
  missing,
  mends,
  sums,
  leftOut = [],
}: KindOutcome) => [
  `${kind}: ${number(rows)} rows = ${number(taken)} taken + ${number(mended)} mended + ${number(refused)} refused; ${number(created)} new, ${number(changed)} changed, ${number(unchanged)} unchanged.`,
  ...mends.map(({ field, mend, count }) => `  ${field}: ${number(count)} mended, ${loadMendTexts[mend as LoadMend]}`),
  ...sums.map(({ field, source, taken: sum }) => `  ${field}: ${source} in the source, ${sum} taken`),
  ...leftOut.map(({ what, count }) => `  ${number(count)} left out: ${what}`),
  ...(missing
    ? [`  ${number(missing)} rows of earlier loads are no longer in the source. They stay in the register.`]
    : []),
]

export const load = defineCommand({
  name: 'load',
  sentence: 'Loads entities, people and their files from a folder or a file into the registry.',
  words: [
    {
      name: 'path',
      sentence:
        'A folder or a .zip of .csv, .xlsx and .ndjson files named by kind, or of BODS 0.4 statements (.json, .ndjson), or one such file.',
      takes: 'one',
    },
  ],
  flags: {
    check: { kind: 'switch', sentence: 'Checks every row and writes nothing.' },
    source: {
      kind: 'text',
      value: 'name',
      sentence: 'Name of the source, under which its mapping is kept; that of the folder by default.',
    },
    mapping: {
      kind: 'text',
      value: 'file',
      sentence: 'Corrections of the mapping; mapping.json of the folder by default.',
    },
    day: { kind: 'text', value: 'YYYY-MM-DD', sentence: 'Day from which its changes hold; today by default.' },
    'whole-history': {
      kind: 'switch',
      sentence: 'The files hold the history of each new entity since its registration.',
    },
    refused: { kind: 'text', value: 'folder', sentence: 'New folder for the refused rows, to be mended and loaded.' },
  },
  notes: ['Docs: Bring your register in, in docs/operations.md.'],
  codes: {
    0: 'every row was taken or mended',
    1: 'rows were refused, or the load failed and nothing was written',
  },
  async run({ words: [path = ''], text, isOn, json, env }) {
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    if (!existsSync(path)) throw new WrongUse(`There is no file or folder ${path}.`)
    const day = text('day') ?? registryToday()
    if (!Day.safeParse(day).success || day > registryToday())
      throw new WrongUse(`${day} is not a day up to today. Give one such as --day 2024-01-31.`)
    const folder = text('refused')
    if (folder && existsSync(folder)) throw new WrongUse(`${folder} exists already. Name a new folder.`)
    const { files, mapping: own } = await filesAt(resolve(path))
    const corrected = text('mapping')
    const mapping = corrected === undefined ? own && (await textIn(own)) : await readFile(corrected, 'utf8')
    const database = await databaseForCommand(settings)
    try {
      const name = basename(resolve(path))
      const started = Date.now()
      const { id, outcomes, digest, hasPairs } = await performLoad(
        database,
        {
          ...{ source: text('source') ?? name, name, files, by: userInfo().username, effectiveOn: day },
          history: isOn('whole-history') ? 'REGISTRATION' : 'LOAD',
          mapping: mapping === undefined ? undefined : mappingIn(mapping),
          checkOnly: isOn('check'),
          store: await documentStore(settings),
        },
        tell(json),
        async (tx, number, result) => {
          const refusing = result.outcomes.filter(({ refused }) => refused).map(({ kind }) => kind)
          if (folder && refusing.length) await writeRefusedFiles(tx, number, resolve(folder), refusing)
        },
      )
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      const refused = outcomes.reduce((all, one) => all + one.refused, 0)
      const end = isOn('check')
        ? 'Checked. Nothing was written.'
        : `Load ${id} is written, in ${seconds} s. Digest ${digest ?? 'none'}.`
      return {
        lines: [
          ...outcomes.flatMap(linesOf),
          end,
          ...(hasPairs ? [] : ['Duplicates among people were not computed. The server does so within an hour.']),
        ],
        faults: refused
          ? [
              `Refused rows: ${number(refused)}. ${folder ? `They are in ${folder}.` : 'Name a folder by --refused to get them.'}`,
            ]
          : [],
        result: { ...(!isOn('check') && { load: id, digest }), outcomes },
      }
    } finally {
      await database.close()
    }
  },
})
