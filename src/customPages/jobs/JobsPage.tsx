import { idText } from '@contract/id'
import { SEES_ALL_JOBS } from '@contract/portal/jobs'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { holdsPermission } from '@/authProvider/session'
import { TasksContext } from '@/components/actions/tasks'
import { useDefinition } from '@/components/definitionContext'
import { DialogRoute } from '@/components/dialogRoutes/DialogRoute'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { useOpenDialog } from '@/components/dialogRoutes/useOpenDialog'
import { useHostResource } from '@/components/hostExtensions'
import type { Row } from '@/components/list/columns'
import { FilterForm } from '@/components/list/FilterForm'
import { ListBase } from '@/components/list/ListBase'
import { ListBody } from '@/components/list/ListBody'
import { ListFoot } from '@/components/list/ListFoot'
import { ListHead } from '@/components/list/ListHead'
import { useListContextValue } from '@/components/list/listContext'
import { useReload } from '@/components/list/useReload'
import { PageFrame } from '@/components/PageFrame'
import type { Resource } from '@/definition/defineResource'
import { JobDialog } from './JobDialog'
import { useJobFile } from './useJobFile'

/** Name of the dialog of one job in the address. */
const JOB = 'job'

/** Choice between the own jobs and those of everybody, for those who may see them. */
const Whose = () => {
  const translate = useTranslate()
  const { state, change } = useListContextValue()
  if (!holdsPermission(SEES_ALL_JOBS)) return null
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={state.filters.whose || 'OWN'}
      onChange={(_, whose: string | null) =>
        whose !== null && change({ filters: now => ({ ...now, whose: whose === 'OWN' ? '' : whose }), page: 1 })
      }
      aria-label={translate('daftari.jobs.whose')}
    >
      <ToggleButton value="OWN">{translate('daftari.jobs.own')}</ToggleButton>
      <ToggleButton value="ALL">{translate('daftari.jobs.all')}</ToggleButton>
    </ToggleButtonGroup>
  )
}

const JobList = () => {
  const { label, about, path = '' } = useDefinition()
  const reload = useReload()
  const { opened, close } = useDialogRoute()
  return (
    <PageFrame place={path} title={label} about={about} actions={<ListHead />} tabs={<Whose />}>
      <FilterForm />
      <ListBody />
      <ListFoot />
      {opened?.name === JOB && opened.id ? <JobDialog id={opened.id} close={close} /> : <DialogRoute {...reload} />}
    </PageFrame>
  )
}

/** Page of all jobs of a person, with their progress, results and files. */
const JobsPage = ({ resource }: { resource: Resource }) => {
  const definition = useHostResource(resource)
  const openDialog = useOpenDialog()
  const fetchFile = useJobFile()
  const tasks = useMemo(
    () => ({
      openJob: ({ id }: Row) => openDialog(JOB, idText(id)),
      fetchJobFile: ({ id, file }: Row) => fetchFile(idText(id), file),
    }),
    [openDialog, fetchFile],
  )
  return (
    <TasksContext value={tasks}>
      <ListBase definition={definition}>
        <JobList />
      </ListBase>
    </TasksContext>
  )
}

export default JobsPage
