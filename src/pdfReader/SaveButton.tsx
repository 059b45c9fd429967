import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

/** Button that saves the document of the pane. */
export const SaveButton = ({ save }: { save(): void }) => {
  const translate = useTranslate()
  return (
    <Button color="inherit" startIcon={<DownloadIcon />} onClick={save}>
      {translate('daftari.pdf.download')}
    </Button>
  )
}
