import type { Settings } from './settings'

/** Returns true for an address that only this machine can reach. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Returns true where demonstration data may be served: its passwords are known to everybody. */
export const mayDemonstrate = ({ host, production }: Pick<Settings, 'host' | 'production'>) =>
  isLoopback(host) && !production

/** Returns the address of the portal that users type. */
export const portalAddress = ({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>) =>
  publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
