import type { PractitionerFile } from '@contract/registry/practitioners'
import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { DialogButton } from '@/components/dialogRoutes/DialogButton'
import { useDialogRoute } from '@/components/dialogRoutes/useDialogRoute'
import { lazyPart } from '@/components/lazyPart'
import { ToneText } from '@/components/list/ToneText'
import { RecordHead } from '@/components/notes/RecordHead'
import { PersonalData } from '@/components/personalData/PersonalData'
import { nameOf, photoOf, professionOf, registeredOn } from './facts'
import { Photo } from './Photo'
import { usePractitionerText } from './usePractitionerText'

const Certificate = lazyPart(
  () => import('./Certificate'),
  module => module.default,
)

/** Value in the address while the certificate is open. */
const CERTIFICATE = 'certificate'

/** Header with the practitioner's name, photo and status. */
export const PractitionerHead = ({ file, number }: { file: PractitionerFile; number: string }) => {
  const { say, given } = usePractitionerText()
  const { opened, close } = useDialogRoute()
  const name = nameOf(file)
  const facts = [
    [say('head.phone'), given('code', file.phoneNumber)],
    [say('head.email'), given('text', file.email)],
    [say('head.registrationDate'), given('date', registeredOn(file))],
  ]
  return (
    <section className="practitioner-head" aria-label={name || number}>
      <Photo filename={photoOf(file)} name={name} />
      <div className="practitioner-who">
        <div className="practitioner-name">
          <h2>{name || number}</h2>
          <span className="practitioner-badge" data-active={file.active === true}>
            <ToneText tone={file.active ? 'good' : 'quiet'}>{say(file.active ? 'active' : 'inactive')}</ToneText>
          </span>
        </div>
        <p>{given('text', professionOf(file))}</p>
        <dl className="practitioner-contact">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">
                <ToneText tone={undefined}>{String(value)}</ToneText>
              </dd>
            </div>
          ))}
        </dl>
        <RecordHead kind="PRACTITIONER" recordKey={number} name={name || number} file={file} />
        <PersonalData kind="PRACTITIONER" fileKey={number} name={name || number} />
      </div>
      <DialogButton variant="outlined" startIcon={<CertificateIcon />} opens={{ name: CERTIFICATE }}>
        {say('certificate')}
      </DialogButton>
      {opened?.name === CERTIFICATE && <Certificate number={number} name={name} close={close} />}
    </section>
  )
}
