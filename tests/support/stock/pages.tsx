import type { Mda } from '@contract/registry/mdas'
import { type ReactElement, useState } from 'react'
import {
  AutocompleteInput,
  BulkExportButton,
  Button,
  Confirm,
  CreateButton,
  DataTable,
  DateField,
  Edit,
  EditButton,
  List,
  ReferenceField,
  ReferenceInput,
  SimpleForm,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin'
import { useParams } from 'react-router-dom'

type Row = Mda & { id: number }
const MDAS = 'registry/mda'

type Props = { bulkActionButtons?: ReactElement }

/** List of react-admin with its own filters and buttons. */
export const StockList = ({ bulkActionButtons }: Props) => {
  const label = useTranslate()('ra.action.search')
  return (
    <List<Row>
      resource={MDAS}
      title="Bodies of government"
      filters={[<TextInput key="search" source="search" label={label} alwaysOn />]}
    >
      <DataTable<Row> bulkActionButtons={bulkActionButtons}>
        <DataTable.Col source="name" />
        <DataTable.Col source="createdAt">
          <DateField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col label="Edit">
          <EditButton />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

/** The same with what is done to several rows. */
export const StockTicks = () => <StockList bulkActionButtons={<BulkExportButton />} />

const Ask = () => {
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const agree = () => {
    setOpen(false)
    notify('Agreed', { type: 'success' })
  }
  return (
    <>
      <Button label="Ask" onClick={() => setOpen(true)} />
      <Confirm
        isOpen={isOpen}
        title="Close the register"
        content="Nobody can enter then."
        onConfirm={agree}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** Record of react-admin by its address: a form, references to other records, and a question. */
export const StockEdit = () => {
  const { id } = useParams()
  return (
    <Edit resource={MDAS} id={id} title="One body" mutationMode="pessimistic" redirect={false}>
      <SimpleForm>
        <TextInput source="name" />
        <ReferenceInput source="parent" reference={MDAS}>
          <AutocompleteInput label="Belongs to" />
        </ReferenceInput>
        <ReferenceField source="no" reference={MDAS} />
        <Ask />
        <CreateButton resource={MDAS} />
      </SimpleForm>
    </Edit>
  )
}
