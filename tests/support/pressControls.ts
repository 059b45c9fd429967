import type { Page } from 'playwright-core'

type Press = { name: string; moved: number; reached: boolean }

/** A control to press, with its centre; `closes` is true when it closes the form. */
type Control = { name: string; x: number; y: number; closes: boolean }

/** Observes, inside the page, the press that follows: the intended control, and the resulting click. */
const prepare = (page: Page, at: number): Promise<Control | undefined> =>
  page.evaluate(async index => {
    const form = [...document.querySelectorAll('form')].filter(one => one.querySelector('[type=submit]')).at(-1)
    const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[required], textarea[required]') ?? [])]
    const isMarked = (box: HTMLElement) => box.id !== '' && !box.hidden && box.offsetParent !== null
    const left = boxes.find(box => isMarked(box) && !box.value && !box.readOnly && box.type !== 'search')
    if (!form || !left) return undefined
    // One box of a long list stands for all of them; file inputs would open a window of the system.
    const isPressed = (control: HTMLElement) =>
      control !== left &&
      !control.matches(
        ':disabled, [aria-disabled=true], [aria-hidden=true], .file-field button, .several-group ~ * *, li + li *',
      ) &&
      !control.matches('.several-boxes label + label input, .picked-list label + label input') &&
      control.checkVisibility()
    const all = [...form.querySelectorAll<HTMLElement>('button, input, textarea, [role=combobox]')].filter(isPressed)
    // Cancel closes the form, so it comes last.
    const closes = (one: Element) => one.matches('.MuiDialogActions-root button:not([type=submit])')
    const control = [...all.filter(one => !closes(one)), ...all.filter(closes)][index]
    if (!control) return undefined
    left.focus()
    // The errors of the field that lost the focus must be drawn before anything is measured.
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    control.scrollIntoView({ block: 'nearest' })
    const place = () => control.getBoundingClientRect()
    const from = place()
    const noted = { moved: 0, reached: false }
    const stop = new AbortController()
    const isOf = (event: Event) => event.target instanceof Node && control.contains(event.target)
    let began = false
    const follow = (type: string, note: (event: Event) => void) =>
      addEventListener(type, note, { capture: true, signal: stop.signal })
    follow('mousedown', event => {
      began = isOf(event)
    })
    follow('mouseup', () => {
      noted.moved = Math.hypot(place().x - from.x, place().y - from.y)
    })
    follow('click', event => {
      noted.reached ||= began && isOf(event)
    })
    const layers = () => document.querySelectorAll('.MuiModal-root').length
    const before = layers()
    /** A select opens its menu on press, and the menu must stay open. */
    const opened = () => began && layers() > before
    Object.assign(window, {
      finishPress: () => {
        stop.abort()
        return { moved: noted.moved, reached: noted.reached || opened() }
      },
      isAlone: () => layers() <= before,
    })
    const name = control.id || control.textContent || control.getAttribute('aria-label') || control.tagName
    return { name, x: from.x + from.width / 2, y: from.y + from.height / 2, closes: closes(control) }
  }, at)

type Prepared = { finishPress(): Omit<Press, 'name'>; isAlone(): boolean }

/** Returns the result of the press, once the page has drawn it. */
const finish = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const prepared = window as unknown as Prepared
    return { ...prepared.finishPress(), alone: prepared.isAlone() }
  })

const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/**
 * Presses each control of the form in front while its first empty required field has the focus, and holds each press
 * until the page has drawn what leaving that field shows. Returns, for each press, the pixels that the control moved
 * under the pointer and whether the press became a click on it, or opened a menu that stayed. Menus and calendars that
 * a press opened are closed before the next.
 */
export const pressControls = async (page: Page): Promise<Press[]> => {
  const presses: Press[] = []
  for (let at = 0; ; at++) {
    const control = await prepare(page, at)
    if (!control) return presses
    const { name, x, y, closes } = control
    await page.mouse.move(x, y)
    await page.mouse.down()
    await drawn(page)
    await page.mouse.up()
    const { moved, reached, alone } = await finish(page)
    presses.push({ name, moved, reached })
    if (closes) return presses
    if (!alone) {
      await page.keyboard.press('Escape')
      // A closing menu still covers the page.
      await page.waitForFunction(() => (window as unknown as Prepared).isAlone())
    }
  }
}
