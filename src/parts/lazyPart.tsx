import { type ComponentType, Suspense } from 'react'
import { lazyComponent } from './lazyComponent'
import { PartWaiting } from './PartWaiting'

/**
 * Returns a component of a module that is loaded when it is needed: for dialogs, which do not suspend the page under
 * them. A spinner is shown while its code is loaded, or the code of a part in it. `fetch` loads it in advance.
 */
export const lazyPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => {
  const Loaded = lazyComponent<Props, { default: ComponentType<Props> }>(async () => ({ default: pick(await load()) }))
  const Part = (props: Props) => (
    <Suspense fallback={<PartWaiting />}>
      <Loaded {...props} />
    </Suspense>
  )
  return Object.assign(Part, { fetch: Loaded.fetch })
}
