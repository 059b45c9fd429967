import { z } from 'zod'

const cache = new WeakMap<z.ZodType, z.ZodType>()
const nothing = z.strictObject({})

const close = (shape: z.ZodType) => (shape instanceof z.ZodObject && !shape.def.catchall ? shape.strict() : shape)

/**
 * The shape with nothing beside its keys: a key that it does not name is refused as 'invalid-fields', never dropped. A
 * call that declares no shape takes no key at all. A shape that says itself what becomes of other keys stays as it is.
 */
export const strictShape = (shape: z.ZodType | undefined): z.ZodType => {
  if (!shape) return nothing
  const strict = cache.get(shape) ?? close(shape)
  cache.set(shape, strict)
  return strict
}
