import { z } from 'zod'
import { whole } from './settingValues'

/** Variables of /metrics. */
export const metricsVariables = {
  /** Port of /metrics and the address it listens on, or a token with which it is served beside the portal; else none. */
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.-]{32,200}$/, { error: 'must have 32 to 200 letters, digits, _, . or -' })
    .optional(),
}

type Places = { PORT: number; HOST: string; METRICS_PORT?: number | undefined; METRICS_HOST: string }

/** Returns the fault of a port that /metrics and the portal cannot both listen on; 0 is another port for each. */
export const metricsFaults = ({ PORT, HOST, METRICS_PORT, METRICS_HOST }: Places): string[] => {
  const isShared = HOST === METRICS_HOST || [HOST, METRICS_HOST].some(host => host === '0.0.0.0' || host === '::')
  return PORT !== 0 && METRICS_PORT === PORT && isShared ? [`METRICS_PORT must differ from PORT, which is ${PORT}`] : []
}

/** Place of /metrics; without port and token it is not served, and nothing is counted. */
export type MetricsSettings = { port: number | undefined; host: string; token: string | undefined }

export const metricsOf = (env: z.infer<z.ZodObject<typeof metricsVariables>>): MetricsSettings => ({
  port: env.METRICS_PORT,
  host: env.METRICS_HOST,
  token: env.METRICS_TOKEN,
})
