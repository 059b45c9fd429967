import { type Id, idText } from '@contract/id'
import { QueryContent } from '../file/QueryContent'
import { useSource } from '../useSource'
import { noteVersions } from './calls'
import { NoteText } from './NoteText'
import { useNotesText } from './useNotesText'

/** All texts of a note, the first one first, each with who wrote it and when. */
export const NoteHistory = ({ id }: { id: Id }) => {
  const { say, moment } = useNotesText()
  const query = useSource(['note-versions', idText(id)], noteVersions, { id })
  return (
    <QueryContent query={query} name={say('history')}>
      {({ versions }) => (
        <ol className="note-history" aria-label={say('history')}>
          {versions.map(({ version, change, text, by, at }) => (
            <li key={version}>
              <p className="note-about">
                {say(`changes.${change}`, { name: by })} <span className="figures">{moment(at)}</span>
              </p>
              {change !== 'REMOVED' && <NoteText>{text}</NoteText>}
            </li>
          ))}
        </ol>
      )}
    </QueryContent>
  )
}
