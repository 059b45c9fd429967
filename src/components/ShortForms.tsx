import Tooltip from '@mui/material/Tooltip'
import { type ReactElement, useState } from 'react'
import { loadGlossary, shortForms } from '@/i18n/glossary'
import { useLocale } from '@/i18n/useLocale'
import './shortForms.css'

const FORM = new RegExp(`\\b(${shortForms.join('|')})\\b`)

type ExplainedProps = { text: string; children: ReactElement }

/** A control whose label has short forms: explains them under the pointer, at the focus of a key and at a touch. */
const Explained = ({ text, children }: ExplainedProps) => {
  const locale = useLocale()
  const [title, setTitle] = useState<{ locale: string; text: string }>()
  const explain = () => {
    if (title?.locale === locale) return
    const forms = shortForms.filter(form => text.split(FORM).includes(form))
    // Without its words the form stays as it is.
    loadGlossary(locale).then(
      glossary => setTitle({ locale, text: forms.map(form => glossary[form]).join('. ') }),
      () => undefined,
    )
  }
  return (
    <Tooltip
      describeChild
      title={title?.text ?? ''}
      enterTouchDelay={0}
      leaveTouchDelay={6000}
      onPointerEnter={explain}
      onFocus={explain}
    >
      {children}
    </Tooltip>
  )
}

const Parts = ({ text }: { text: string }) =>
  text.split(FORM).map((part, index) => {
    const isForm = shortForms.some(one => one === part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a label have no other name
    return isForm ? <abbr key={index}>{part}</abbr> : part
  })

type Props = {
  text: string
  /** Makes the control that holds the label, where a press on it does something else. */
  control?: (label: ReactElement) => ReactElement
}

/**
 * Label of a column or a fact whose short forms are explained. It is a button of its own unless it stands in a `control`, so
 * that keys and fingers reach the explanation. The glossary page has all of them.
 */
export const ShortForms = ({ text, control }: Props) => {
  const label = <Parts text={text} />
  if (!FORM.test(text)) return control ? control(label) : text
  return (
    <Explained text={text}>
      {control ? (
        control(label)
      ) : (
        <button type="button" className="short-form">
          {label}
        </button>
      )}
    </Explained>
  )
}
