import { type ComponentType, lazy, useEffect, useState } from 'react'

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
  return Object.assign(Later, { fetch, isLoaded: () => component !== undefined })
}

/**
 * Returns the same with `Waiting` in its place until the code is loaded, without the 300 ms by which React delays what
 * follows the fallback of a Suspense. It suspends nothing, so it suits what a page begins with, not a step between pages.
 */
export const awaitedComponent = <Props extends object, Module extends { default: ComponentType<Props> }>(
  load: () => Promise<Module & { default: ComponentType<Props> }>,
  Waiting: ComponentType,
) => {
  const Loaded = lazyComponent(load)
  const Awaited = (props: Props) => {
    const [isReady, setReady] = useState(Loaded.isLoaded)
    const [failure, setFailure] = useState<unknown>()
    useEffect(() => {
      if (isReady) return
      let isShown = true
      Loaded.fetch().then(
        () => isShown && setReady(true),
        (error: unknown) => isShown && setFailure(error ?? new Error('The code of a page did not load')),
      )
      return () => {
        isShown = false
      }
    }, [isReady])
    if (failure) throw failure
    return isReady ? <Loaded {...props} /> : <Waiting />
  }
  return Object.assign(Awaited, { fetch: Loaded.fetch })
}
