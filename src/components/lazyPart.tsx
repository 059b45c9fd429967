import { type ComponentType, lazy, Suspense, useState } from 'react'
import { PartWaiting } from './PartWaiting'

/**
 * Returns a component of a module that is loaded when it is needed: for dialogs and menus, which do not suspend the page
 * under them. A spinner is shown while its code is loaded, or the code of a part in it. `fetch` loads it in advance; it
 * rejects when the network fails. Code that is loaded is rendered at once: after a press, `lazy` would show the spinner,
 * and React delays the content after a fallback by 300 ms.
 */
export const lazyPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = pick(await load())
    return { default: loaded }
  }
  const Fetched = lazy(fetch)
  const Part = (props: Props) => {
    // Chosen once: a change while it is mounted would mount it anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fetched)
    return (
      <Suspense fallback={<PartWaiting />}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { fetch })
}
