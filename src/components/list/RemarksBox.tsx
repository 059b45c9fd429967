import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { askAgain } from '@/definition/source'
import { useDefinition } from '../definitionContext'
import { useFrozenWhilePressed } from '../fields'
import { useRegistry } from '../useRegistry'
import { useListContextValue } from './listContext'
import { ToneText } from './ToneText'
import './filters.css'

/** Remarks of the host about the search text; empty without remarks. */
export const RemarksBox = () => {
  const translate = useTranslate()
  const registry = useRegistry()
  const { name, remarks } = useDefinition()
  const searched = useListContextValue().state.search
  const { data } = useQuery({
    queryKey: [name, 'remarks', searched],
    queryFn: ({ signal }) => (remarks ? registry.read(remarks.read, searched, { signal }) : undefined),
    enabled: Boolean(remarks && searched),
    ...askAgain,
  })
  const remark = (key: string, params: Record<string, string>) => {
    const sentence = remarks?.words[key] ?? ''
    return translate(sentence, { _: sentence, ...params })
  }
  const shown = useFrozenWhilePressed(remarks && searched && data !== undefined ? remarks.shows(data) : [])
  if (!shown.length) return null
  return (
    <ul className="list-remarks" aria-live="polite">
      {shown.map(({ key, tone, word, text, params }) => (
        <li key={`${key} ${word} ${params.dictionary ?? ''}`} data-tone={tone}>
          <ToneText tone={tone}>{remark(key, params)}</ToneText>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  )
}
