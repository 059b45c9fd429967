import { fill } from '@contract/fill'
import { type Diagnosis, doctor, type Finding } from '@contract/portal/doctor'
import { findings } from '@contract/portal/findings'
import FineIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import FaultIcon from '@mui/icons-material/ErrorOutlineOutlined'
import RefreshIcon from '@mui/icons-material/Refresh'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { fieldKinds } from '@/components/fields'
import { QueryContent } from '@/components/file/QueryContent'
import { RequestNotes } from '@/components/list/RequestNotes'
import { useMenuEntry } from '@/components/useMenuEntry'
import { useSource } from '@/components/useSource'
import { reading } from '@/definition/source'
import { type DoctorWords, loadDoctorWords } from '@/i18n/doctor'
import { useLocale } from '@/i18n/useLocale'
import '../adminPage.css'
import './doctor.css'

type Report = { report: Diagnosis; words: DoctorWords }

const examination = reading(doctor.examine.from(() => ({})))

/** The report, together with the words of the page in a language. */
const reportIn: Parameters<typeof useSource<string, Report>>[1] = {
  key: 'report',
  async load(locale, asking) {
    const [words, report] = await Promise.all([loadDoctorWords(locale), examination.load({}, asking)])
    return { report, words }
  },
}

const levels = { fine: FineIcon, warning: WarningIcon, fault: FaultIcon }

const Level = ({ level, words }: { level: keyof typeof levels; words: DoctorWords }) => {
  const Icon = levels[level]
  return (
    <span className="doctor-level" data-level={level}>
      <Icon aria-hidden fontSize="small" />
      {words[level]}
    </span>
  )
}

const FindingText = ({ finding: { name, values }, words }: { finding: Finding; words: DoctorWords }) => {
  const locale = useLocale()
  const shown = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? value.toLocaleString(locale) : value,
    ]),
  )
  const { says, remedy } = words.findings[name]
  return (
    <li>
      <Level level={findings[name].level} words={words} />
      <p>{fill(says, shown)}</p>
      <p className="doctor-remedy">{fill(remedy, shown)}</p>
    </li>
  )
}

const Counts = ({ report, words }: Report) => {
  const found = report.checks.flatMap(({ findings: of }) => of)
  const count = (level: 'warning' | 'fault') => found.filter(({ name }) => findings[name].level === level).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const said = [
    ...(faults ? [fill(words.faults, { count: faults })] : []),
    ...(warnings ? [fill(words.warnings, { count: warnings })] : []),
  ]
  return <span className="doctor-counts">{said.join(' · ') || words.nothing}</span>
}

type ShownProps = Report & { isBusy: boolean; refresh(): void }

const ShownReport = ({ report, words, isBusy, refresh }: ShownProps) => {
  const locale = useLocale()
  const at = fieldKinds.dateTime.plain(report.at, { locale, option: String })
  return (
    <>
      <div className="doctor-head" role="status">
        <Counts report={report} words={words} />
        <span className="doctor-at">{fill(words.at, { at })}</span>
        <Button variant="outlined" startIcon={<RefreshIcon />} loading={isBusy} onClick={refresh}>
          {words.refresh}
        </Button>
      </div>
      <ul className="doctor-checks">
        {report.checks.map(({ name, findings: of }) => (
          <li key={name} className="doctor-check">
            <h2>{words.checks[name]}</h2>
            {of.length ? (
              <ul className="doctor-findings">
                {of.map(finding => (
                  <FindingText key={JSON.stringify(finding)} finding={finding} words={words} />
                ))}
              </ul>
            ) : (
              <Level level="fine" words={words} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Page of the doctor: what is wrong with the installation, with the remedy of each finding. */
const DoctorPage = () => {
  const locale = useLocale()
  const entry = useMenuEntry('doctor')
  const query = useSource(['doctor', locale], reportIn, locale)
  return (
    <article className="doctor">
      <Typography variant="h1" className="page-title">
        {entry?.label}
      </Typography>
      <p className="page-lead">{entry?.about}</p>
      <QueryContent query={query} permit="can_run_doctor" name={entry?.label ?? ''}>
        {({ report, words }) => (
          <>
            <RequestNotes reading={query} isMissing={false} />
            <ShownReport report={report} words={words} isBusy={query.isFetching} refresh={() => void query.refetch()} />
          </>
        )}
      </QueryContent>
    </article>
  )
}

export default DoctorPage
