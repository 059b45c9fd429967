import Button from '@mui/material/Button'
import { type ComponentType, type ReactNode, useState } from 'react'
import '../pageFrame.css'

type Props = { icon: ReactNode; Menu: ComponentType<{ anchor: HTMLElement; close(): void }>; children: ReactNode }

/** Button in the head of a list that opens a menu. */
export const MenuButton = ({ icon, Menu, children }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        className="page-tool"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      {anchor && <Menu anchor={anchor} close={() => setAnchor(null)} />}
    </>
  )
}
