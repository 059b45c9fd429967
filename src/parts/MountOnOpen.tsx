import { type ReactNode, useState } from 'react'

/**
 * Mounts a menu or dialog when it is opened for the first time. It stays mounted, so that it closes with its motion.
 * MUI draws a closed one as nothing, but runs its hooks and styles with every page.
 */
export const MountOnOpen = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  return mounted && children
}
