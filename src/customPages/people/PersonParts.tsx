import type { PersonDecision } from '@contract/portal/personPairs'
import type { PersonRole } from '@contract/portal/persons'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { announceFileType } from '@/components/file/fileType'
import { Marks } from '@/components/list/Marks'
import { withStanding } from '@/components/standing'
import { useCan } from '@/components/useCan'
import { typesOfFiles } from '@/definition/recordLink'
import { useLocale } from '@/i18n/useLocale'
import { usePersonText } from './usePersonText'

const statusTones = { REGISTERED: 'good', INSOLVENT: 'bad', CEASED: 'quiet' } as const

/** Page of an entity's file, which has a permission of its own. */
const VIEWER = 'registry/file-viewer'

/** Roles of a person, one line for each record in the file of an entity. */
export const PersonRoles = ({ roles }: { roles: readonly PersonRole[] }) => {
  const translate = useTranslate()
  const { say, code, day } = usePersonText()
  const locale = useLocale()
  const mayOpen = useCan(VIEWER)('list')
  return (
    <ul className="people-list" aria-label={say('rolesIn')}>
      {roles.map(
        ({ brn, entity, register, status, standing, roles: held, days, registeredOn, occupation, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entity may have two records of a person, and the lines stay
          <li key={`${brn} ${index}`}>
            <span className="people-name">
              {mayOpen ? (
                <Link
                  to={`/home/${VIEWER}/${encodeURIComponent(brn)}`}
                  onClick={() => announceFileType(typesOfFiles[register], encodeURIComponent(brn))}
                >
                  {entity}
                </Link>
              ) : (
                <span>{entity}</span>
              )}
              <span className="people-soft">
                {translate(`daftari.palette.kinds.${register}`)} <span className="list-figures">{brn}</span>
              </span>
            </span>
            <span className="people-facts">
              <strong>{held.map(role => code('roles', role)).join(', ') || say('heldNoMore')}</strong>
              {days?.map(({ role, since, until }) => (
                <span key={`${role} ${since}`} className="people-soft list-figures">
                  {say(until ? 'roleUntil' : 'roleSince', {
                    role: code('roles', role),
                    since: since ? day(since) : say('beforeRegister'),
                    until: day(until),
                  })}
                </span>
              ))}
              {occupation && <span>{occupation}</span>}
              <span className="people-soft">{say('asNamed', { name })}</span>
            </span>
            <span className="people-match">
              <Marks
                marks={withStanding(
                  { text: code('statuses', status), tone: statusTones[status as keyof typeof statusTones] },
                  { standing },
                  translate,
                  locale,
                )}
              />
              <span className="people-soft list-figures">{say('registeredOn', { day: day(registeredOn) })}</span>
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

type DecisionProps = { decisions: readonly PersonDecision[]; undo: ((decision: string) => void) | undefined }

/** Decisions about a person, undone ones among them, the latest first. */
export const PersonDecisions = ({ decisions, undo }: DecisionProps) => {
  const { say, moment } = usePersonText()
  return (
    <ol className="people-list people-decisions" aria-label={say('decisions')}>
      {decisions.map(decision => (
        <li key={decision.id} data-undone={decision.undoneAt ? true : undefined}>
          <span className="people-name">
            <span>{say(`decided.${decision.kind}`, { one: decision.oneName, other: decision.otherName })}</span>
            <span className="people-soft">
              {say('decidedBy', { name: decision.decidedBy, at: moment(decision.decidedAt) })}
            </span>
          </span>
          <span className="people-facts people-reason">{decision.reason}</span>
          {decision.undoneAt ? (
            <span className="people-match">
              <span>{say('undoneBy', { name: decision.undoneBy, at: moment(decision.undoneAt) })}</span>
              <span className="people-soft people-reason">{decision.undoneReason}</span>
            </span>
          ) : (
            undo && (
              <Button size="small" variant="outlined" color="inherit" onClick={() => undo(decision.id)}>
                {say('undo')}
              </Button>
            )
          )}
        </li>
      ))}
    </ol>
  )
}
