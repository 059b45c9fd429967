import { z } from 'zod'

export const locales = ['en', 'sw', 'fr'] as const
export type Locale = (typeof locales)[number]

/** Defaults of the registry that the documents describe. */
const DEFAULT_COUNTRY = 'Uganda'
export const DEFAULT_CURRENCY = 'UGX'

const url = z.string().refine(value => value === '' || value.startsWith('/') || URL.canParse(value), {
  error: 'must be a path that starts with / or a full address',
})

/** Id of the element of index.html that holds the configuration, where the host puts it there. */
export const CONFIG_ELEMENT = 'portal-config'

/**
 * `/config.json`, read when the portal starts: the facts about a host that the build does not know. Every key has a
 * default, so an empty object is valid for a portal served by our own API.
 */
export const PortalConfig = z.strictObject({
  /** Title of every page (decision A11). */
  portalName: z.string().min(1).default('Daftari'),
  /** Country of the registry, as addresses name it. */
  country: z.string().min(1).default(DEFAULT_COUNTRY),
  /** Currency of amounts that name none: a code of ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'must be a code of three capitals, such as KES' })
    .default(DEFAULT_CURRENCY),
  /** Base of every call's path. Empty: the portal's own origin. */
  apiBase: url.default(''),
  /** Separate identity host of NIN validation: allowed by the Content-Security-Policy, and not called (decision E21). */
  identityHost: url.default(''),
  locales: z
    .array(z.enum(locales))
    .min(1)
    .default([...locales]),
  defaultLocale: z.enum(locales).default('en'),
  /** Asks the host for its parts of the extension API. With `false` the portal neither asks for nor shows any. */
  extensions: z.boolean().default(true),
  /** The host mails links for a new password. With `false` the reset page shows what was typed (stub S3). */
  passwordReset: z.boolean().default(false),
  /** Paths that replace those of the contract, by call id, for calls whose path the documents leave open. */
  paths: z.record(z.string(), z.string().startsWith('/')).default({}),
  /**
   * Page of the public portal where resolutions are filed, linked when Form 18 is missing (decision D8). Empty: the
   * link leads to a page that says how they are filed.
   */
  fileResolutions: url.default(''),
  /** Rows per request of a list export. */
  exportPageSize: z.int().min(1).max(1000).default(100),
  /** Milliseconds after which a call fails. */
  callTimeout: z.int().min(1000).default(60_000),
  switches: z
    .strictObject({
      /** A menu entry shows when its permission is held in any group, not only 'general' (decision A5). */
      menuIgnoresGroup: z.boolean().default(false),
      /** The reset screen also asks the host to send a reset (stub S3). */
      requestReset: z.boolean().default(false),
    })
    .prefault({}),
})
export type PortalConfig = z.infer<typeof PortalConfig>
