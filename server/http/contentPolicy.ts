import type { PortalConfig } from '@contract/portalConfig'

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])

/**
 * Returns the Content-Security-Policy of an answer, as helmet takes it. Styles of a page carry the page's own nonce; all
 * other answers have none.
 */
export const contentPolicy = (
  { apiBase, identityHost }: Pick<PortalConfig, 'apiBase' | 'identityHost'>,
  nonce?: string,
) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    imgSrc: ["'self'", 'blob:', 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...originOf(apiBase), ...originOf(identityHost)],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  },
})
