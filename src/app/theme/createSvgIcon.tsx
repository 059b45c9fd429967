import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'
import { forwardRef, memo, type ReactNode } from 'react'

const SIZES = { inherit: 'Inherit', small: 'Small', medium: 'Medium', large: 'Large' } as const

/** Tells whether the properties of an icon need MUI's own. */
const needsMui = ({ sx, component, classes, color = 'inherit', inheritViewBox, titleAccess }: SvgIconProps) =>
  Boolean(sx || component || classes || inheritViewBox || titleAccess) || color !== 'inherit'

/**
 * Makes an icon of @mui/icons-material, in place of MUI's own function of this name (vite.config.ts). A page of a list
 * has some sixty icons, and a styled component each would cost a quarter of its rendering; so an icon is plain markup
 * with MUI's classes, unless its properties need MUI's.
 */
const createSvgIcon = (path: ReactNode, name: string) => {
  const Icon = forwardRef<SVGSVGElement, SvgIconProps>((props, ref) => {
    if (needsMui(props))
      return (
        <SvgIcon ref={ref} data-testid={`${name}Icon`} {...props}>
          {path}
        </SvgIcon>
      )
    const { fontSize = 'medium', htmlColor, className = '', children, color: _, ...others } = props
    const size = fontSize in SIZES ? SIZES[fontSize as keyof typeof SIZES] : SIZES.medium
    return (
      <svg
        ref={ref}
        className={`MuiSvgIcon-root MuiSvgIcon-fontSize${size} ${className}`}
        focusable="false"
        viewBox="0 0 24 24"
        color={htmlColor}
        aria-hidden="true"
        {...others}
      >
        {path}
      </svg>
    )
  })
  Icon.displayName = `${name}Icon`
  // MUI asks its icons for this name.
  return Object.assign(memo(Icon), { muiName: 'SvgIcon' })
}

export default createSvgIcon
