import { idText } from '@contract/id'
import { WorkItem } from '@contract/portal/work'
import NextIcon from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { TasksContext } from '@/components/actions/tasks'
import { useDefinition } from '@/components/definitionContext'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { DialogRoute } from '@/components/dialogRoutes/DialogRoute'
import { useOpenDialog } from '@/components/dialogRoutes/useOpenDialog'
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
import { useWorkText } from './useWorkText'
import { ALL, SETTLE, WorkDialogs } from './WorkDialogs'
import { WorkViews } from './WorkViews'
import { useWork, WorkListContext } from './workContext'
import type { WorkPages } from './workPage'
import './work.css'

const NO_COUNTS = {}

const WorkList = () => {
  const { say, number } = useWorkText()
  const { label, about, path = '' } = useDefinition()
  const { state, total } = useListContextValue()
  // All of open work is no filter: what is settled together is chosen first.
  const isNarrowed = Boolean(state.search) || Object.values(state.filters).some(Boolean)
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
            {say('next')}
          </Button>
        </>
      }
      tabs={
        <WorkViews counts={counts}>
          {isNarrowed && Boolean(total) && (
            <DialogButton variant="outlined" color="inherit" opens={{ name: SETTLE, id: ALL }}>
              {say('settling.all', { smart_count: total, count: number(total ?? 0) })}
            </DialogButton>
          )}
        </WorkViews>
      }
    >
      <FilterForm />
      <GroupCounts value={counts ?? NO_COUNTS}>
        <ListBody />
      </GroupCounts>
      <ListFoot />
      <WorkDialogs otherwise={<DialogRoute {...reload} />} />
    </PageFrame>
  )
}

type Props = { resource: Resource; pages: WorkPages }

/** Page of all work: groups by urgency, filters, and the items, each of which opens where it is decided. */
const WorkPage = ({ resource, pages }: Props) => {
  const definition = useHostResource(resource)
  const open = useOpenItem(pages)
  const openDialog = useOpenDialog()
  const tasks = useMemo(
    () => ({
      openWork: (row: Row) => open(WorkItem.parse(row)),
      settleWork: ({ id }: Row) => openDialog(SETTLE, idText(id)),
    }),
    [open, openDialog],
  )
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
