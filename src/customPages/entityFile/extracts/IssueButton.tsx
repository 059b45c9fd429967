import { ISSUES_EXTRACTS } from '@contract/portal/extracts'
import ExtractIcon from '@mui/icons-material/VerifiedOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { holdsPermission } from '@/authProvider/session'
import { useFileMoment } from '@/components/file/fileMoment'
import { IssueDialog } from './IssueDialog'
import { useExtractWords } from './useExtractWords'

/** Button that issues an extract of the file at the moment that is shown; hidden from those who may not. */
export const IssueButton = ({ brn }: { brn: string }) => {
  const { say } = useExtractWords()
  const moment = useFileMoment()
  const [isOpen, setOpen] = useState(false)
  if (!holdsPermission(ISSUES_EXTRACTS)) return null
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<ExtractIcon />} onClick={() => setOpen(true)}>
        {say('issue')}
      </Button>
      {isOpen && <IssueDialog brn={brn} moment={moment} close={() => setOpen(false)} />}
    </>
  )
}
