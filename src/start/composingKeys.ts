/** Code of a key that an input method takes; some browsers send it for the Enter that ends a composition. */
const TAKEN = 229

const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === TAKEN

/**
 * Keeps the keys of an input method from every box, list and dialog: they choose among its candidates. Enter there
 * confirms a word, so it neither searches nor submits nor chooses; Escape closes nothing. This is the only place that
 * looks for them.
 */
export const dropComposingKeys = () =>
  window.addEventListener(
    'keydown',
    event => {
      if (!isComposing(event)) return
      event.stopImmediatePropagation()
      // A form would be submitted by Enter itself, without any handler.
      if (event.key === 'Enter') event.preventDefault()
    },
    { capture: true },
  )
