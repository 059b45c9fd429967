import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after which code that did not come is requested again. */
const AGAIN = 30_000

/** Boundary of a part beside the page: a fault in it leaves the page, and what is typed there, as it is. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

type Part<Props extends object> = {
  load(): Promise<ComponentType<Props>>
  isNeeded: boolean
  /** Number of times that somebody asked for the part; each requests its code at once. */
  asked: number
  /** Called when the code did not come. */
  failed(): void
}

/**
 * Returns a component once its code has come; undefined until then. Code that does not come is requested again after a
 * while, when the connection is back, and when somebody asks for it; a hidden tab waits until it is shown.
 */
export const useBackgroundCode = <Props extends object>({ load, isNeeded, asked, failed }: Part<Props>) => {
  const [code, setCode] = useState<ComponentType<Props>>()
  const tellFailure = useEffectEvent(failed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks does not wait for the next try
  useEffect(() => {
    if (!isNeeded || code) return
    let isShown = true
    let isUnderWay = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const request = () => {
      if (isUnderWay || document.visibilityState !== 'visible') return
      clearTimeout(timer)
      isUnderWay = true
      load().then(
        loaded => isShown && setCode(() => loaded),
        () => {
          if (!isShown) return
          isUnderWay = false
          tellFailure()
          timer = setTimeout(request, AGAIN)
        },
      )
    }
    request()
    addEventListener('online', request)
    document.addEventListener('visibilitychange', request)
    return () => {
      isShown = false
      clearTimeout(timer)
      removeEventListener('online', request)
      document.removeEventListener('visibilitychange', request)
    }
  }, [load, isNeeded, code, asked])
  return code
}
