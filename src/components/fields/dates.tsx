import { sayRegistryTime } from '@contract/registryDay'
import { dateCell } from '@contract/sheetCell'
import { DateField } from './DateField'
import { DayFilter } from './DayFilter'
import { type DateForm, dateFault, readDate } from './days'
import { type FieldKind, type InputProps, isMissing, typedOrNull } from './kind'
import { Labelled, shared } from './Labelled'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const DASHED = /^(\d{2})-(\d{2})-(\d{4})$/

/** Returns a moment of the registry in the given form; a value that is not a date is returned as it was sent. */
export const sayMoment = (value: unknown, form: string): string =>
  isMissing(value) ? '' : sayRegistryTime(String(value), form)

/** Date box of a form, with its label above. */
const DateBox = ({ form, ...props }: InputProps & { form: DateForm }) => {
  const { onBlur, fullWidth: _, ...field } = shared(props)
  return (
    <Labelled {...props}>
      <DateField
        {...field}
        label={props.label}
        form={form}
        onValue={props.onChange}
        onLeave={onBlur}
        placeholder={props.placeholder}
        fixed={props.fixed}
        earliest={props.earliest}
        latest={props.latest}
      />
    </Labelled>
  )
}

const DayBox = (props: InputProps) => <DateBox {...props} form="DD-MM-YYYY" />
const SlashedDayBox = (props: InputProps) => <DateBox {...props} form="DD/MM/YYYY" />
const MomentBox = (props: InputProps) => <DateBox {...props} form="DD-MM-YYYY HH:mm" />
const ExactMomentBox = (props: InputProps) => <DateBox {...props} form="DD-MM-YYYY HH:mm:ss" />

/** Returns the parser of a date: text that is none stays as it was typed, and the check refuses it. */
const parseDate = (form: DateForm) => (typed: string) => typedOrNull(readDate(typed, form))

/** Day as DD-MM-YYYY. A date without a time is not shifted by a time zone (decision B11). */
export const date: FieldKind<string> = {
  plain: value => {
    const [, year, month, day] = DAY.exec(String(value)) ?? []
    return year ? `${day}-${month}-${year}` : sayMoment(value, 'DD-MM-YYYY')
  },
  cell: value => dateCell(value, 'dd-mm-yyyy'),
  parse: parseDate('DD-MM-YYYY'),
  format: value => value ?? '',
  fault: dateFault('DD-MM-YYYY', 'notADay'),
  Filter: DayFilter,
  Input: DayBox,
  chosen: true,
  figures: true,
  evident: true,
}

/** Day as DD/MM/YYYY, as in the details of persons (docs/requirements/portal-shell.md). */
export const slashedDate: FieldKind<string> = {
  ...date,
  plain: (value, saying) => date.plain(value, saying).replace(DASHED, '$1/$2/$3'),
  cell: value => dateCell(value, 'dd/mm/yyyy'),
  parse: parseDate('DD/MM/YYYY'),
  fault: dateFault('DD/MM/YYYY', 'notASlashedDay'),
  Input: SlashedDayBox,
}

/** Date and time as DD-MM-YYYY HH:mm, in the registry's time zone (GLOBAL-33). */
export const dateTime: FieldKind<string> = {
  ...date,
  plain: value => sayMoment(value, 'DD-MM-YYYY HH:mm'),
  cell: value => dateCell(value, 'dd-mm-yyyy hh:mm'),
  parse: parseDate('DD-MM-YYYY HH:mm'),
  fault: dateFault('DD-MM-YYYY HH:mm', 'notAMoment'),
  Input: MomentBox,
}

/** Date and time as DD-MM-YYYY HH:mm:ss, in the registry's time zone. */
export const exactTime: FieldKind<string> = {
  ...date,
  plain: value => sayMoment(value, 'DD-MM-YYYY HH:mm:ss'),
  cell: value => dateCell(value, 'dd-mm-yyyy hh:mm:ss'),
  parse: parseDate('DD-MM-YYYY HH:mm:ss'),
  fault: dateFault('DD-MM-YYYY HH:mm:ss', 'notAMoment'),
  Input: ExactMomentBox,
}
