import type { ReadsFile } from '@contract/personal'
import { useTranslate } from 'react-admin'
import { useStored } from '@/createStore'
import { fileKeyAt } from '@/dataProvider/personalMask'
import { reveals } from '@/dataProvider/reveals'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { ShownUntil } from '../personalData/ShownUntil'
import { columnsOf } from './columns'
import { useListContextValue } from './listContext'
import '../personalData/personalData.css'

/** Rows of this page whose personal data is shown for a reason, each with its name and the time until which it is. */
const RowReveals = ({ file }: { file: ReadsFile }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const definition = useDefinition()
  const { data = [] } = useListContextValue()
  const { files, ended } = useStored(reveals)
  const [headline] = columnsOf(definition, translate, locale, [definition.headline])
  const lines = data.flatMap(row => {
    const key = fileKeyAt(row, file.key)
    if (key === undefined) return []
    const isThis = (one: { kind: string; key: string }) => one.kind === file.kind && one.key === key
    const until = files.find(isThis)?.until
    const hasEnded = ended.some(isThis)
    return until !== undefined || hasEnded ? [{ key, name: headline?.text(row) ?? key, until, hasEnded }] : []
  })
  return (
    <div className="personal-rows">
      {lines.map(({ key, ...line }) => (
        <ShownUntil key={key} {...line} />
      ))}
    </div>
  )
}

export default RowReveals
