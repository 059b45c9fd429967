import { type ComponentType, createElement } from 'react'
import type { Load } from './defineArea'

/**
 * Returns a function that loads a component together with the definitions and tables that it gets as properties, each by
 * the function under the name of the property. src/resources/registry/area.ts has examples.
 */
export const withProps =
  <Props extends object, Given extends keyof Props>(
    component: Load<ComponentType<Props>>,
    given: { readonly [Name in Given]: Load<Props[Name]> },
  ): Load<ComponentType<Omit<Props, Given>>> =>
  async () => {
    const load = async ([name, load]: [string, Load<unknown>]) => [name, (await load()).default] as const
    const [{ default: Component }, loaded] = await Promise.all([
      component(),
      Promise.all(Object.entries<Load<unknown>>(given).map(load)),
    ])
    const own = Object.fromEntries(loaded)
    // `given` has loaded each property that is left out of the type.
    return { default: rest => createElement(Component, { ...rest, ...own } as unknown as Props) }
  }
