import AddIcon from '@mui/icons-material/DriveFolderUploadOutlined'
import type { ReactNode } from 'react'
import { useDefinition } from '@/components/definitionContext'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { useHostResource } from '@/components/hostExtensions'
import { lazyPart } from '@/components/lazyPart'
import { FilterForm } from '@/components/list/FilterForm'
import { ListBase } from '@/components/list/ListBase'
import { ListBody } from '@/components/list/ListBody'
import { ListFoot } from '@/components/list/ListFoot'
import { ListHead } from '@/components/list/ListHead'
import { useListContextValue } from '@/components/list/listContext'
import { Empty } from '@/components/list/listStates'
import { PageFrame } from '@/components/PageFrame'
import type { Resource } from '@/definition/defineResource'
import { useLoadText } from './useLoadText'

/** Name of the dialog of a new load in the address. */
const NEW = 'new'

const NewLoadDialog = lazyPart(
  () => import('./NewLoadDialog'),
  module => module.default,
)

const LoadFiles = ({ icon }: { icon?: ReactNode }) => (
  <DialogButton variant="contained" startIcon={icon} opens={{ name: NEW }}>
    {useLoadText().say('load')}
  </DialogButton>
)

const LoadList = () => {
  const { say } = useLoadText()
  const { label, about, path = '', emptyHint } = useDefinition()
  const { data, error, state, isPlaceholderData } = useListContextValue()
  const { opened, close } = useDialogRoute()
  // Before the first load the page says what one is; a filter that finds none has the words of all lists.
  const isAll = state.page === 1 && !Object.values(state.filters).some(Boolean)
  const isFirst = data?.length === 0 && !isPlaceholderData && !error && isAll
  return (
    <PageFrame
      place={path}
      title={label}
      about={about}
      actions={
        !isFirst && (
          <>
            <ListHead />
            <LoadFiles icon={<AddIcon />} />
          </>
        )
      }
    >
      {isFirst ? (
        <Empty title={say('none')} hint={emptyHint}>
          <div className="list-state-ways">
            <LoadFiles />
          </div>
        </Empty>
      ) : (
        <>
          <FilterForm />
          <ListBody />
          <ListFoot />
        </>
      )}
      {opened?.name === NEW && <NewLoadDialog close={close} />}
    </PageFrame>
  )
}

/** Page of all loads of the register, with the button that begins one. */
const LoadsPage = ({ resource }: { resource: Resource }) => (
  <ListBase definition={useHostResource(resource)}>
    <LoadList />
  </ListBase>
)

export default LoadsPage
