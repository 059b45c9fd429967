import { useQuery } from '@tanstack/react-query'
import { JsonView } from '@/jsonTree/JsonView'
import type { Column, Row } from '../list/columns'
import { FailedBanner } from '../list/listStates'
import { useRegistry } from '../useRegistry'

type Props = { name: string; column: Column; row: Row }

/** Full text of a row's value: the list's own text at once, replaced by the full one where the list cut it off. */
const WholeText = ({ name, column, row }: Props) => {
  const registry = useRegistry()
  const { whole } = column
  const cut = whole?.cut(row) ?? false
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, 'whole', column.source, row.id, column.text(row)],
    queryFn: ({ signal }) => (whole ? registry.read(whole.read, row, { signal }) : Promise.reject(new Error())),
    enabled: cut,
    retry: false,
    staleTime: 60_000,
    gcTime: 10_000,
  })
  return (
    <>
      {error && <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} />}
      <JsonView label={column.label} text={data?.text ?? column.text(row)} waiting={cut && isFetching && !data} />
    </>
  )
}

export default WholeText
