import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code is fetched when it is first needed. One that was fetched before shows at once: `lazy` alone
 * would show the fallback for a moment even then, and React holds what follows a fallback back for 300 ms.
 * `fetch` brings the code ahead of need; it fails as the network does.
 */
export const later = <Props extends object, Module extends { default: ComponentType<Props> }>(
  load: () => Promise<Module & { default: ComponentType<Props> }>,
) => {
  let known: ComponentType<Props> | undefined
  const fetch = async () => {
    const found = await load()
    known = found.default
    return found
  }
  const Fetched = lazy(fetch)
  const Later = (props: Props) => {
    // Chosen once: to change over while it is shown would begin it anew.
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Fetched)
    return <Shown {...props} />
  }
  return Object.assign(Later, { fetch })
}
