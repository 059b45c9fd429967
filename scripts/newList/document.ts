import { filled } from '../figures/filled'
import type { Step } from './code'
import { fieldsOf } from './fields'
import { namesOf } from './names'
import { stepsOf } from './steps'

/** Returns the arguments of the command that a document gives, as the shell passes them. */
export const argumentsOf = (document: string): string[] => {
  const [, args = ''] = /^ {4}npm run new:list -- (.+)$/m.exec(document) ?? []
  return [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

const shown = ({ file, place, text }: Step) =>
  `\`${file}\`, ${place}:\n\n\`\`\`${file.split('.').at(-1)}\n${text}\`\`\``

/** Returns docs/add-a-list.md with what the command that it gives writes. */
export const listDocument = (document: string): string => {
  const [address = '', , fields = '', , sw, , fr] = argumentsOf(document)
  const steps = stepsOf(namesOf(address, { sw, fr }), fieldsOf(fields))
  return filled(
    document,
    Object.fromEntries(Object.entries(steps).map(([section, all]) => [section, all.map(shown).join('\n\n')])),
  )
}
