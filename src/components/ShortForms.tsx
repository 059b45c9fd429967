import { useState } from 'react'
import { loadGlossary, type ShortForm, shortForms } from '@/i18n/glossary'
import { useLocale } from '@/i18n/useLocale'
import './shortForms.css'

const FORM = new RegExp(`\\b(${shortForms.join('|')})\\b`)

const Term = ({ form }: { form: ShortForm }) => {
  const locale = useLocale()
  const [title, setTitle] = useState<{ locale: string; text: string }>()
  const explain = () => {
    if (title?.locale === locale) return
    // Without its words the form stays as it is.
    loadGlossary(locale).then(
      glossary => setTitle({ locale, text: glossary[form] }),
      () => undefined,
    )
  }
  return (
    <abbr className="short-form" title={title?.text} onPointerEnter={explain}>
      {form}
    </abbr>
  )
}

/** Label whose short forms are explained under the pointer. The glossary page has them for everybody. */
export const ShortForms = ({ text }: { text: string }) => {
  if (!FORM.test(text)) return text
  return text.split(FORM).map((part, index) => {
    const form = shortForms.find(one => one === part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a label have no other name
    return form ? <Term key={index} form={form} /> : part
  })
}
