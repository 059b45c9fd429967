import { Component, type ReactNode } from 'react'

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
