import { Button } from '@/components/publicUi/Button'
import { useWords } from '@/i18n/words'
import type { ConfigFault } from '@/portalConfig'
import { PublicFrame } from './PublicFrame'
import './configFaults.css'

/** Shown in place of the portal when config.json is not right: every fault at once, entry by entry. */
export const ConfigFaults = ({ faults }: { faults: readonly ConfigFault[] }) => {
  const words = useWords()
  return (
    <PublicFrame portalName="Daftari">
      <section className="config-faults" aria-labelledby="faults-title">
        <h1 id="faults-title">{words('daftari.config.title')}</h1>
        <p>{words('daftari.config.about')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{words('daftari.config.entry')}</th>
              <th scope="col">{words('daftari.config.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ entry, problem }) => (
              <tr key={`${entry} ${problem}`}>
                <th scope="row">{entry ? <code>{entry}</code> : words('daftari.config.whole')}</th>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button onClick={() => location.reload()}>{words('daftari.config.reload')}</Button>
      </section>
    </PublicFrame>
  )
}
