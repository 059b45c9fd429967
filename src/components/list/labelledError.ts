import { ApiError } from '@/dataProvider/apiError'
import type { Resource } from '@/definition/defineResource'

/**
 * Returns the error of a list with the labels of its filters in place of their names on the wire, where the request was
 * refused for its filters, for example those of a link. Any other error is returned as it is.
 */
export const labelledError = ({ filters, search }: Resource, error: Error | null): Error | null => {
  if (!(error instanceof ApiError) || error.code !== 'invalid-fields') return error
  const labelOf = (name: string) => filters?.[name]?.label ?? (name === search?.filter ? search.placeholder : name)
  const labels = String(error.params.fields ?? '')
    .split(', ')
    .map(labelOf)
    .join(', ')
  return error.with({ params: { ...error.params, fields: labels } })
}
