import { idText } from '@contract/id'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import { failureWords } from '@/i18n/outcomeMessages'
import type { Settling } from './useSettling'
import { useWorkText } from './useWorkText'

/** Progress of settling many items, and at the end what was refused, each with its reason. */
export const SettleResult = ({ settling }: { settling: Settling }) => {
  const translate = useTranslate()
  const { say, source, number } = useWorkText()
  const { state, total, done, settled, refused, failed } = settling
  const left = total - done
  return (
    <section aria-label={say('settling.progress')}>
      <p role="status">
        {state === 'running'
          ? say('settling.running', { done: number(done), total: number(total) })
          : say('settling.settled', { smart_count: settled, count: number(settled) })}
      </p>
      {state === 'running' && (
        <LinearProgress
          variant="determinate"
          value={total ? (done / total) * 100 : 0}
          aria-label={say('settling.progress')}
        />
      )}
      {failed && (
        <p role="alert" className="settling-failed">
          {failed}
        </p>
      )}
      {state === 'ended' && left > 0 && <p>{say('settling.left', { smart_count: left, count: number(left) })}</p>}
      {refused.length > 0 && (
        <>
          <strong>{say('settling.refused', { smart_count: refused.length, count: number(refused.length) })}</strong>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
          <ul className="settling-refused" tabIndex={0} aria-label={say('settling.refusedList')}>
            {refused.map(({ id, key, subject, source: kind, code, reason, params }) => (
              <li key={idText(id)}>
                <strong>{[subject, kind && source(kind), key].filter(Boolean).join(' · ') || idText(id)}</strong>
                <span>{failureWords(translate, { status: 409, code, message: reason, params: params ?? {} })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
