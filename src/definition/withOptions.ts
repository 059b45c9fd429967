import type { Field } from './field'

/** Returns a field with its options. Its type keeps them, so that a form can tell which fields are never empty. */
export const withOptions = <V, Options, Own = unknown>(
  field: Field<V> & Own,
  options: Options | undefined,
): Field<V> & Own & Options => Object.assign(field, options)
