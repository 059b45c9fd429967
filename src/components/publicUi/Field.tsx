import { type ComponentProps, type ReactNode, useId } from 'react'
import './plain.css'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** Help text shown from the start. */
  help?: string
  error?: string | undefined
  beside?: ReactNode
}

/**
 * Labelled input in plain HTML, because the pages before sign-in load no component library. The error is read with the
 * input by screen readers.
 */
export const Field = ({ label, help, error, beside, ...input }: Props) => {
  const id = useId()
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <div className="plain-input" data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={[help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        />
        {beside}
      </div>
      {help && (
        <p id={`${id}-help`} className="plain-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="plain-error">
          {error}
        </p>
      )}
    </div>
  )
}
