import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { saveFile } from '@/basics/saveFile'
import type { ImportColumn } from '@/definition/defineResource'
import { failureWords } from '@/i18n/outcomeMessages'
import { notify } from '../notices'
import { writeTemplate } from '../sheets/worker'
import { hostHeader } from './chosenFile'

type Props = { columns: readonly ImportColumn[] /** Name of the list. */; name: string }

/** Downloads an empty workbook with the headers of an import, as hosts know them in every language. */
export const TemplateButton = ({ columns, name }: Props) => {
  const translate = useTranslate()
  const download = async () => {
    try {
      const headers = columns.map(hostHeader)
      saveFile(await writeTemplate(headers, translate('daftari.imports.templateFile', { name })))
    } catch (error) {
      notify({ tone: 'bad', text: failureWords(translate, error) })
    }
  }
  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={() => void download()}>
      {translate('daftari.imports.template')}
    </Button>
  )
}
