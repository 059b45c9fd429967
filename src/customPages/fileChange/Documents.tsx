import { DOCUMENT_FILE } from '@contract/portal/documentFiling'
import Button from '@mui/material/Button'
import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { refusalOf } from '@/components/fields/chooseFile'
import { failureWords } from '@/i18n/outcomeMessages'
import { useChangeText } from './useChangeText'
import type { useFiling } from './useFiling'

type Props = {
  filing: Pick<ReturnType<typeof useFiling>, 'documents' | 'addDocuments' | 'removeDocument' | 'busy'>
}

/** Documents of a filing: those that were chosen, and the choice of more. */
export const Documents = ({ filing }: Props) => {
  const translate = useTranslate()
  const { say } = useChangeText()
  const base = useId()
  const box = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState('')
  const { documents, addDocuments, removeDocument, busy } = filing
  const choose = async (files: readonly File[]) => {
    const refused = (await Promise.all(files.map(file => refusalOf(file, DOCUMENT_FILE)))).find(Boolean)
    setRefusal(refused ? failureWords(translate, refused) : '')
    if (refused) return
    addDocuments(files)
  }
  return (
    <section aria-labelledby={`${base}-title`}>
      <h3 id={`${base}-title`}>{say('documents')}</h3>
      <ul className="change-effects" aria-labelledby={`${base}-title`}>
        {documents.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              size="small"
              color="inherit"
              disabled={busy}
              aria-label={say('removeDocument', { name })}
              onClick={() => removeDocument(id)}
            >
              {say('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="change-none">
        {refusal}
      </p>
      <Button variant="outlined" color="inherit" disabled={busy} onClick={() => box.current?.click()}>
        {say('choose')}
      </Button>
      <input
        ref={box}
        hidden
        type="file"
        multiple
        accept={DOCUMENT_FILE.accept.join()}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </section>
  )
}
