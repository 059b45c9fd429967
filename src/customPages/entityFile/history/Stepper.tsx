import type { FileHistory } from '@contract/portal/history'
import { filingOf } from '@contract/registry/asOf'
import { registryToday } from '@contract/registryDay'
import PreviousDayIcon from '@mui/icons-material/ChevronLeft'
import NextDayIcon from '@mui/icons-material/ChevronRight'
import PreviousFilingIcon from '@mui/icons-material/KeyboardDoubleArrowLeft'
import NextFilingIcon from '@mui/icons-material/KeyboardDoubleArrowRight'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useEffectEvent } from 'react'
import { currentParams } from '@/components/currentAddress'
import { AS_OF } from '@/components/file/fileMoment'
import { historyKeys } from '@/components/file/historyKeys'
import { notify } from '@/components/notices'
import { shortcutOf } from '@/components/shortcutKeys'
import { useAddress } from '@/components/useAddress'
import { useEffectWords } from './effectWords'
import { type StepKind, shownDay, stepFrom } from './timeline'
import '@/components/steps/steps.css'

const icons: Record<StepKind, typeof NextDayIcon> = {
  previousFiling: PreviousFilingIcon,
  previousDay: PreviousDayIcon,
  nextDay: NextDayIcon,
  nextFiling: NextFilingIcon,
}

/** Buttons to the filing and the day before and after the moment that a file is shown at, with their keys. */
export const Stepper = ({ history }: { history: FileHistory }) => {
  const { say, day } = useEffectWords()
  const [params, change] = useAddress()
  const today = registryToday()
  const shown = params.get(AS_OF) || undefined
  const go = (kind: StepKind) => {
    // The address may be ahead of what is shown.
    const moment = stepFrom(history, currentParams().get(AS_OF) || undefined, kind, today)
    if (!moment) return notify({ tone: 'info', text: say(`ends.${kind}`) })
    change(
      now => {
        if (moment === 'today') now.delete(AS_OF)
        else now.set(AS_OF, moment)
        return now
      },
      { preventScrollReset: true },
    )
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event)
    const found = historyKeys.find(one => one.key === key)
    if (!found) return
    event.preventDefault()
    go(found.kind)
  })
  useEffect(() => {
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  const filing = filingOf(shown)
  const onDay = day(shownDay(history, shown, today))
  const place = !shown ? say('shownToday') : filing ? say('shownFiling', { number: filing, day: onDay }) : onDay
  const button = (kind: StepKind) => {
    const Icon = icons[kind]
    const key = historyKeys.find(one => one.kind === kind)
    return (
      <Tooltip title={say(`go.${kind}`, { key: key?.key })}>
        <IconButton
          size="small"
          aria-label={say(`step.${kind}`)}
          aria-disabled={!stepFrom(history, shown, kind, today)}
          aria-keyshortcuts={key?.shortcut}
          onClick={() => go(kind)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
    <div role="group" aria-label={say('stepper')} className="steps history-stepper">
      {button('previousFiling')}
      {button('previousDay')}
      <span className="figures" aria-live="polite">
        {place}
      </span>
      {button('nextDay')}
      {button('nextFiling')}
    </div>
  )
}
