import { type Locale, locales } from '@contract/portalConfig'
import type { FastifyRequest } from 'fastify'

/** Longest header that is read: browsers send at most a few languages. */
const LONGEST = 500

const isLocale = (name: string): name is Locale => locales.some(locale => locale === name)

/**
 * Returns the language that a request prefers (`Accept-Language`) among those of the portal, by primary tag: `fr-CA` is
 * French. English without one.
 */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale => {
  const ranges = (headers['accept-language'] ?? '').slice(0, LONGEST).split(',')
  const weighted = ranges.map(range => {
    const [tag = '', ...params] = range.split(';').map(part => part.trim())
    const weight = params.find(param => /^q=/i.test(param))?.slice(2)
    return { name: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight ?? 1) }
  })
  // The sort is stable: among equal weights the first one counts.
  const preferred = weighted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return preferred.map(({ name }) => name).find(isLocale) ?? 'en'
}
