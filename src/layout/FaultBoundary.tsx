import { Component, type ReactNode } from 'react'
import { Button } from '@/components/publicUi/Button'
import { useWords } from '@/i18n/words'
import { isMissingCode } from './missingCode'
import './faultBoundary.css'

/** Kind of a fault, and the key of its words: a file of the build that did not come, or a fault of the code. */
type Fault = 'missingCode' | 'broken'

/** Notice in place of what failed, with a button that loads the portal again. */
export const FaultNotice = ({ error }: { error: unknown }) => {
  const words = useWords()
  const fault: Fault = isMissingCode(error) ? 'missingCode' : 'broken'
  return (
    <section className="broken" role="alert">
      <h1>{words(`daftari.${fault}.title`)}</h1>
      <p>{words(`daftari.${fault}.about`)}</p>
      <Button onClick={() => location.reload()}>{words('daftari.broken.reload')}</Button>
    </section>
  )
}

type Props = { place: string; children: ReactNode }
type State = { place: string; failure?: { error: unknown } | undefined }

/** A fault of a page before the sign-in never blanks the screen; going to another `place` tries again. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { place, failure: undefined }
  }

  override render() {
    return this.state.failure ? <FaultNotice error={this.state.failure.error} /> : this.props.children
  }
}
