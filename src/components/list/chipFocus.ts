/**
 * Focuses the chip beside one that is about to be removed, else the first filter of the list: by the keyboard only, because
 * a box that gets the focus opens the keyboard of a phone.
 */
export const leaveChip = (chip: HTMLElement, byKeyboard: boolean) => {
  if (!byKeyboard) return
  const chips = [...(chip.parentElement?.querySelectorAll<HTMLElement>('.filter-chip') ?? [])]
  const at = chips.indexOf(chip)
  const beside = at < 0 ? undefined : (chips[at + 1] ?? chips[at - 1])
  const filters = chip.parentElement?.parentElement?.querySelector('.list-filters')
  const next = beside ?? filters?.querySelector<HTMLElement>('input, [role="combobox"]')
  next?.focus()
}
