import { DateField } from '../DateField'
import type { DateForm } from '../days'
import type { InputProps } from '../kind'
import { Labelled, shared } from './boxes'

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

export const DayBox = (props: InputProps) => <DateBox {...props} form="DD-MM-YYYY" />
export const SlashedDayBox = (props: InputProps) => <DateBox {...props} form="DD/MM/YYYY" />
export const MomentBox = (props: InputProps) => <DateBox {...props} form="DD-MM-YYYY HH:mm" />
export const ExactMomentBox = (props: InputProps) => <DateBox {...props} form="DD-MM-YYYY HH:mm:ss" />
