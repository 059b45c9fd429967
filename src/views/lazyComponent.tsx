import { type ComponentType, lazy, useState } from 'react'

/**
 * Returns a component whose code is loaded when it is first needed. Code that is already loaded is rendered at once:
 * `lazy` would still show the fallback, and React delays the content after a fallback by 300 ms. `fetch` loads the
 * code in advance; it rejects when the network fails.
 */
export const lazyComponent = <Props extends object, Module extends { default: ComponentType<Props> }>(
  load: () => Promise<Module & { default: ComponentType<Props> }>,
) => {
  let component: ComponentType<Props> | undefined
  const fetch = async () => {
    const module = await load()
    component = module.default
    return module
  }
  const Fetched = lazy(fetch)
  const Later = (props: Props) => {
    // Chosen once: a change while it is mounted would mount it anew.
    const [Shown] = useState<ComponentType<Props>>(() => component ?? Fetched)
    return <Shown {...props} />
  }
  return Object.assign(Later, { fetch })
}
