import { ApiError } from '@/dataProvider/apiError'
import type { Resource } from '@/definition/defineResource'

/**
 * Returns the error of a list with the labels of its filters in place of their names on the wire, where the request was
 * refused for its filters, for example those of a link. Any other error is returned as it is.
 */
export const labelledError = ({ filters, search }: Resource, error: Error | null): Error | null => {
  if (!(error instanceof ApiError) || error.code !== 'invalid-fields') return error
  const { status, code, message, fields, params, unsure, detail, retryAfter, faults } = error
  const labelOf = (name: string) => filters?.[name]?.label ?? (name === search?.filter ? search.placeholder : name)
  const labels = String(params.fields ?? '')
    .split(', ')
    .map(labelOf)
    .join(', ')
  return new ApiError(status, code, message, fields, { ...params, fields: labels }, unsure, detail, retryAfter, faults)
}
