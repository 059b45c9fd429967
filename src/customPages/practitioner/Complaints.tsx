import { useMemo } from 'react'
import { currentUser } from '@/authProvider/session'
import { ListPanel } from '@/components/list/ListPanel'
import type { Resource } from '@/definition/defineResource'
import { usePractitionerText } from './usePractitionerText'

type Props = {
  resource: Resource
  /** Number of the practitioner; without one, all complaints that are PENDING are shown (decision E26). */
  number?: string
  name?: string
}

/** List of complaints, with the button that lodges one (docs/requirements/registries.md). */
export const Complaints = ({ resource, number, name }: Props) => {
  const { say } = usePractitionerText()
  const user = currentUser()
  const filter = useMemo(() => (number ? { practitionerNumber: number } : { status: 'PENDING' }), [number])
  const initial = {
    complainantName: [user?.surName, user?.givenName].filter(Boolean).join(' '),
    uniquePractitionerNumber: number ?? '',
  }
  return (
    <ListPanel
      resource={resource}
      filter={filter}
      initial={initial}
      none={number ? say('noComplaints', { name: name || number }) : undefined}
    />
  )
}
