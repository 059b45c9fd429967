import { z } from 'zod'
import { address } from './settingValues'

const isEncoded = (text: string) => {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

const headers = z
  .string()
  .regex(/^\s*[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, { error: 'must have name=value, with commas between them' })
  .refine(isEncoded, { error: 'must have values that are encoded as in an address: % is written %25' })
  .transform(text =>
    Object.fromEntries(
      text.split(',').map(pair => {
        const [name, value = ''] = pair.trim().split(/=(.*)/s)
        return [name, decodeURIComponent(value)]
      }),
    ),
  )

/** Variables of traces, by the names that OpenTelemetry gives them. Its SDK reads OTEL_TRACES_SAMPLER and its kin itself. */
export const tracesVariables = {
  /** Address of a collector that takes OTLP over HTTP, without `/v1/traces`; else no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:').optional(),
  /** Headers for the collector, such as `authorization=Bearer%20<token>`, with commas between them. */
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('daftari'),
}

/** Place that traces are sent to; without an address there are none. */
export type TracesSettings = { address: string | undefined; headers: Record<string, string>; service: string }

export const tracesOf = (env: z.infer<z.ZodObject<typeof tracesVariables>>): TracesSettings => ({
  address: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, ''),
  headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
  service: env.OTEL_SERVICE_NAME,
})
