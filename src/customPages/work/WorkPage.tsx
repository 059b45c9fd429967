import { WorkItem } from '@contract/portal/work'
import NextIcon from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { TasksContext } from '@/components/actions/tasks'
import { useDefinition } from '@/components/definitionContext'
import { DialogRoute } from '@/components/dialogRoutes/DialogRoute'
import { useHostResource } from '@/components/hostExtensions'
import type { Row } from '@/components/list/columns'
import { FilterForm } from '@/components/list/FilterForm'
import { GroupCounts } from '@/components/list/GroupRow'
import { ListBase } from '@/components/list/ListBase'
import { ListBody } from '@/components/list/ListBody'
import { ListFoot } from '@/components/list/ListFoot'
import { ListHead } from '@/components/list/ListHead'
import { useListContextValue } from '@/components/list/listContext'
import { useReload } from '@/components/list/useReload'
import { PageFrame } from '@/components/PageFrame'
import type { Resource } from '@/definition/defineResource'
import { countFilterOf, countsByUrgency } from './counts'
import { QueueChoice } from './QueueChoice'
import { useCounts } from './useCounts'
import { useOpenItem } from './useOpenItem'
import { WorkViews } from './WorkViews'
import { useWork, WorkListContext } from './workContext'
import type { WorkPages } from './workPage'
import './work.css'

const NO_COUNTS = {}

const WorkList = () => {
  const translate = useTranslate()
  const { label, about, path = '' } = useDefinition()
  const { state } = useListContextValue()
  const reload = useReload()
  const work = useWork()
  const filter = countFilterOf(state)
  const { data } = useCounts(filter, { enabled: filter !== undefined })
  const counts = data && filter && countsByUrgency(data.counts, state.filters)
  return (
    <PageFrame
      place={path}
      title={label}
      about={about}
      actions={
        <>
          <ListHead />
          <QueueChoice />
          <Button
            variant="contained"
            endIcon={<NextIcon />}
            loading={work?.isBusy ?? false}
            loadingPosition="end"
            aria-keyshortcuts="n"
            onClick={() => work?.next()}
          >
            {translate('daftari.work.next')}
          </Button>
        </>
      }
      tabs={<WorkViews counts={counts} />}
    >
      <FilterForm />
      <GroupCounts value={counts ?? NO_COUNTS}>
        <ListBody />
      </GroupCounts>
      <ListFoot />
      <DialogRoute {...reload} />
    </PageFrame>
  )
}

type Props = { resource: Resource; pages: WorkPages }

/** Page of all work: groups by urgency, filters, and the items, each of which opens where it is decided. */
const WorkPage = ({ resource, pages }: Props) => {
  const definition = useHostResource(resource)
  const open = useOpenItem(pages)
  const tasks = useMemo(() => ({ openWork: (row: Row) => open(WorkItem.parse(row)) }), [open])
  return (
    <WorkListContext value={resource}>
      <TasksContext value={tasks}>
        <ListBase definition={definition}>
          <WorkList />
        </ListBase>
      </TasksContext>
    </WorkListContext>
  )
}

export default WorkPage
