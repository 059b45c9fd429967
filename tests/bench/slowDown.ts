import type { Page } from 'playwright-core'

/** Emulates a slow connection and a processor four times slower than this one. */
export const slowDown = async (page: Page) => {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Network.enable')
  await debug.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
