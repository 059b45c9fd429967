import { Component, type ReactNode } from 'react'
import { Button } from '@/customPages/publicUi/Button'
import { useWords } from '@/i18n/words'
import './faultBoundary.css'

const Broken = () => {
  const words = useWords()
  return (
    <section className="broken" role="alert">
      <h1>{words('daftari.broken.title')}</h1>
      <p>{words('daftari.broken.about')}</p>
      <Button onClick={() => location.reload()}>{words('daftari.broken.reload')}</Button>
    </section>
  )
}

type Props = { place: string; children: ReactNode }
type State = { place: string; broken: boolean }

/** A fault in one part never blanks the screen; going to another `place`, an address for example, tries again. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State) {
    return place === state.place ? null : { place, broken: false }
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}
