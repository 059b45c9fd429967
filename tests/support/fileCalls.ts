import { Base64File, type CallFacts, isList } from '@contract/call'
import { calls } from '@contract/index'
import { z } from 'zod'

/** Tells whether an answer holds a file as base64 text in a field, however deep. */
const holdsFile = (schema: unknown): boolean => {
  if (schema === Base64File) return true
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(holdsFile)
  if (schema instanceof z.ZodArray) return holdsFile(schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.some(holdsFile)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return holdsFile(schema.unwrap())
  if (schema instanceof z.ZodPipe) return holdsFile(schema.in) || holdsFile(schema.out)
  return false
}

const isFileCall = (call: (typeof calls)[number]): call is CallFacts =>
  !isList(call) && call.permit !== 'public' && (call.download !== undefined || holdsFile(call.answer))

/** Calls that answer a file, as bytes or in a field of JSON: from the contract, so that a new call is one of them. */
export const fileCalls: readonly CallFacts[] = calls.filter(isFileCall)
