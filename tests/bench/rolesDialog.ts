import type { Page } from 'playwright-core'
import { buildPortal } from '../../scripts/buildPortal'
import { benchDesk } from './benchPage'
import { middle, print } from './clock'
import { after, there } from './inPage'
import { benchRegistry } from './registry'

const ROUNDS = 15
const PERMISSIONS = 300

/** Measures a native dialog with the same number of boxes: from the call to the frame that shows it. */
const floor = (page: Page) =>
  page.evaluate(`new Promise(done => {
    const from = performance.now()
    const dialog = document.createElement('dialog')
    for (let n = 0; n < ${PERMISSIONS}; n++) {
      const label = document.createElement('label')
      const box = document.createElement('input')
      box.type = 'checkbox'
      label.append(box, 'can_do_thing_' + n)
      dialog.append(label)
    }
    document.body.append(dialog)
    dialog.showModal()
    requestAnimationFrame(() => setTimeout(() => {
      done(performance.now() - from)
      dialog.remove()
    }))
  })`) as Promise<number>

/** Measures from the click on Edit until all boxes are in the dialog and the page is idle. */
const ours = async (page: Page) => {
  const all = `document.querySelectorAll('[role=dialog] .several-boxes input').length >= ${PERMISSIONS}`
  const edit = page.getByRole('button', { name: 'Edit' }).first()
  await edit.hover()
  const time = await after(page, all, () => edit.dispatchEvent('click'))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForFunction(`!${there('[role=dialog]')}`)
  return time
}

/** Measures the dialog of a role with 300 permissions. */
export const measure = async () => {
  await buildPortal()
  const registry = await benchRegistry(100)
  await registry.database.pool.query(
    `INSERT INTO permission (name, group_id)
     SELECT 'can_do_thing_' || n, (SELECT id FROM permission_group WHERE name = 'general')
     FROM generate_series(1, $1 - (SELECT count(*)::int FROM permission)) n`,
    [PERMISSIONS],
  )
  const { page, browser } = await benchDesk(registry)
  await page.goto('/home/accounts/permissions')
  await page.getByRole('button', { name: 'Edit' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.floor.push(await floor(page))
    times.ours.push(await ours(page))
  }
  print(`a role among ${PERMISSIONS} permissions`, middle(times.ours), middle(times.floor), 'at most 100 ms')
  console.log(`   the slowest of ${ROUNDS}: ${Math.max(...times.ours).toFixed(1)} ms`)
  await browser.close()
  await registry.close()
}
