import { styled } from '@mui/material/styles'
import type { ComponentPropsWithRef } from 'react'
import { createPortal } from 'react-dom'

const Layer = styled('div')(({ theme }) => ({ position: 'fixed', inset: 0, zIndex: theme.zIndex.modal }))

/**
 * Root of dialogs, menus and drawers, which stands in the body from its first render on. MUI's own `Portal` draws nothing
 * at first and everything in an effect, in one task: with this one, React divides the work of opening a dialog
 * (docs/decisions/101-plain-frameworks.md).
 */
export const BodyLayer = (props: ComponentPropsWithRef<'div'>) => createPortal(<Layer {...props} />, document.body)
