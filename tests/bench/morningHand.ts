import type { Locator, Page } from 'playwright-core'

/** A person at a screen, whose clicks and keys are counted. */
export const createHand = (page: Page) => {
  let clicks = 0
  let keys = 0
  return {
    counts: () => ({ clicks, keys }),
    /** Clicks on an element once it can be pressed. */
    async click(target: Locator) {
      clicks++
      await target.click()
    },
    /** Presses keys one after the other; a chord counts once. */
    async press(...pressed: string[]) {
      for (const key of pressed) {
        keys++
        await page.keyboard.press(key)
      }
    },
    async type(text: string) {
      keys += text.length
      await page.keyboard.type(text)
    },
    /** Chooses a file with the button that opens the chooser of the system. */
    async choose(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
      const opening = page.waitForEvent('filechooser')
      clicks++
      await target.click()
      await (await opening).setFiles(file)
    },
  }
}

export type Hand = ReturnType<typeof createHand>
