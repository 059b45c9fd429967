import { createSvgIcon as createMuiIcon, type SvgIconProps } from '@mui/material/SvgIcon'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import createSvgIcon from '@/app/theme/createSvgIcon'

const path = <path d="M0 0h24v24H0z" />
const [Plain, Mui] = [createSvgIcon(path, 'Square'), createMuiIcon(path, 'Square')]

/** Returns what an icon is on the page, without the class names that MUI makes of styles. */
const shown = (icon: SvgIconProps, Icon: typeof Mui) => {
  const { container } = render(<Icon {...icon} />)
  const svg = container.querySelector('svg')
  return {
    attributes: Object.fromEntries(
      ['viewBox', 'focusable', 'role', 'aria-hidden', 'aria-label', 'color', 'id'].map(name => [
        name,
        svg?.getAttribute(name),
      ]),
    ),
    classes: [...(svg?.classList ?? [])].filter(name => !/^css-/.test(name)).sort(),
    title: svg?.querySelector('title')?.textContent,
    path: svg?.querySelector('path')?.getAttribute('d'),
  }
}

describe('an icon', () => {
  afterEach(cleanup)

  it.each<[string, SvgIconProps]>([
    ['without properties', {}],
    ['of each size', { fontSize: 'small' }],
    ['as large as the text', { fontSize: 'inherit' }],
    ['with a name for screen readers', { titleAccess: 'Done' }],
    ['with a class and an id', { className: 'tree-icon', id: 'one' }],
    ['in a colour of its own', { htmlColor: 'currentColor' }],
    ['in a colour of the theme', { color: 'primary' }],
    ['with a style of MUI’s system', { sx: { m: 1 } }],
  ])('%s is what MUI shows', (_, properties) => {
    expect(shown(properties, Plain as unknown as typeof Mui)).toEqual(shown(properties, Mui))
  })

  it('is an icon to MUI', () => {
    expect(Plain.muiName).toBe('SvgIcon')
  })
})
