import { useDefinition } from '../definitionContext'
import { ExportButton } from '../export/ExportButton'
import { CausesButton } from '../failureCauses/CausesButton'
import { PageButtons } from '../form/PageButtons'
import { ViewButton } from '../views/ViewButton'
import { ColumnChooser } from './ColumnChooser'
import { CreateButton } from './CreateButton'
import { SelectButton } from './Ticks'

/** Buttons in the header of a list's page. */
export const ListHead = () => (
  <>
    <ExportButton />
    <ViewButton />
    <ColumnChooser />
    <SelectButton />
    {useDefinition().causes && <CausesButton on={false} />}
    <PageButtons />
    <CreateButton />
  </>
)
