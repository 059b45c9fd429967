import { type ComponentProps, type ReactNode, useId } from 'react'
import './plain.css'

type Props = Omit<ComponentProps<'input'>, 'id'> & { label: string; error?: string | undefined; beside?: ReactNode }

/** A labelled input in plain HTML: the pages before the desk carry no component library. The error is read out with it. */
export const Field = ({ label, error, beside, ...input }: Props) => {
  const id = useId()
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <div className="plain-input" data-invalid={error ? '' : undefined}>
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={error && `${id}-error`} />
        {beside}
      </div>
      {error && (
        <p id={`${id}-error`} className="plain-error">
          {error}
        </p>
      )}
    </div>
  )
}
