import { Component, type ReactNode } from 'react'
import { Button } from '@/customPages/publicUi/Button'
import { useWords } from '@/i18n/words'
import { isMissingCode } from './missingCode'
import './faultBoundary.css'

/** Kind of a fault, and the key of its words: a file of the build that did not come, or a fault of the code. */
type Fault = 'missingCode' | 'broken'

const FaultNotice = ({ fault }: { fault: Fault }) => {
  const words = useWords()
  return (
    <section className="broken" role="alert">
      <h1>{words(`daftari.${fault}.title`)}</h1>
      <p>{words(`daftari.${fault}.about`)}</p>
      <Button onClick={() => location.reload()}>{words('daftari.broken.reload')}</Button>
    </section>
  )
}

type Props = { place: string; children: ReactNode }
type State = { place: string; fault?: Fault | undefined }

/** A fault in one part never blanks the screen; going to another `place`, an address for example, tries again. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Pick<State, 'fault'> {
    return { fault: isMissingCode(error) ? 'missingCode' : 'broken' }
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { place, fault: undefined }
  }

  override render() {
    return this.state.fault ? <FaultNotice fault={this.state.fault} /> : this.props.children
  }
}
