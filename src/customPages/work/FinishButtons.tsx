import type { WorkItem } from '@contract/portal/work'
import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { useOpenDialog } from '@/components/dialogRoutes/useOpenDialog'
import { notify } from '@/components/notices'
import { shortcutOf } from '@/components/shortcutKeys'
import { useCan } from '@/components/useCan'
import { useRegistry } from '@/components/useRegistry'
import { failureWords, successWords } from '@/i18n/outcomeMessages'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { WORK } from './calls'
import { actCalls, byFinish, canBeSettled, finishFormOf, finishOf } from './finishing'
import { useWorkText } from './useWorkText'
import { useWorkList } from './workContext'
import { openingOf, type WorkPages } from './workPage'

/** Letter of the finishing act of the open item. */
const FINISH = 'f'

type Props = {
  item: WorkItem
  pages: WorkPages
  /** The act was sent, so that the next item may come. */
  isSent: boolean
  sent(): void
}

/** Buttons that finish the open item: the act of its source, and recording it as settled where that is possible. */
export const FinishButtons = ({ item, pages, isSent, sent }: Props) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const openDialog = useOpenDialog()
  const { say } = useWorkText()
  const [isBusy, setBusy] = useState(false)
  const list = useInLanguage()('resources', useWorkList())
  const can = useCan(WORK)
  const finish = finishOf(item.source)
  const form = finishFormOf(item.source)
  const named = (value: string) => translate('daftari.lists.labelled', { label: item.subject, value })
  const settle = () => openDialog(WORK, 'settle')
  const { label, run } = byFinish(finish, {
    act: ({ act }) => ({
      label: say(`acts.${act}`),
      run: async () => {
        setBusy(true)
        try {
          const answer = await registry.send(actCalls[act], item)
          notify({ tone: 'good', text: named(successWords(translate, answer)) })
          sent()
        } catch (error) {
          notify({ tone: 'bad', text: named(failureWords(translate, error)) })
        } finally {
          setBusy(false)
          // The page below shows the record of the item.
          void cache.invalidateQueries()
        }
      },
    }),
    open: () => ({ label: say('decide'), run: async () => navigate(openingOf(pages, item)) }),
    settle: () => ({ label: say('settle'), run: async () => settle() }),
  })
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isBusy || isSent || shortcutOf(event) !== FINISH) return
    event.preventDefault()
    void run()
  })
  useEffect(() => {
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <Button
        size="small"
        variant={isSent ? 'text' : 'contained'}
        color={isSent ? 'inherit' : 'primary'}
        startIcon={<DoneIcon />}
        loading={isBusy}
        loadingPosition="start"
        aria-keyshortcuts={FINISH}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {form && can(form) && !isSent && (
        <DialogButton size="small" color="inherit" aria-haspopup="dialog" opens={{ name: WORK, id: form }}>
          {list.actions?.[form]?.label}
        </DialogButton>
      )}
      {finish.kind !== 'settle' && canBeSettled(item) && (
        <Button size="small" color="inherit" aria-haspopup="dialog" onClick={settle}>
          {say('settle')}
        </Button>
      )}
    </>
  )
}
