import DoneIcon from '@mui/icons-material/CheckCircleOutlineOutlined'
import MissingIcon from '@mui/icons-material/HighlightOffOutlined'
import { useTranslate } from 'react-admin'
import { FormPanel } from '@/components/form/FormPanel'
import type { AnyPageForm } from '@/definition/definePageForm'
import { readableCode } from '@/definition/readableCode'
import { useInLanguage } from '@/i18n/translatedDefinition'
import { CompanyPanel } from './CompanyPanel'
import { readForms } from './calls'

/** Page that repairs the compliance of a company: the form, with the forms that it has filed beside it. */
const FormCompliance = ({ form: declared }: { form: AnyPageForm }) => {
  const form = useInLanguage()('forms', declared)
  const translate = useTranslate()
  return (
    <FormPanel
      form={form}
      beside={({ brn }) => (
        <CompanyPanel typed={String(brn ?? '')} read={readForms} name={form.name}>
          {({ forms }) => (
            <ul className="company-forms">
              {forms.map(({ form: one, compliant }) => {
                const Icon = compliant ? DoneIcon : MissingIcon
                return (
                  <li key={one} data-tone={compliant ? 'good' : 'bad'}>
                    <Icon aria-hidden fontSize="small" />
                    <strong>{form.fields.target?.options?.[one] ?? readableCode(one)}</strong>
                    <span>{translate(compliant ? 'daftari.repairs.compliant' : 'daftari.repairs.notCompliant')}</span>
                  </li>
                )
              })}
            </ul>
          )}
        </CompanyPanel>
      )}
    />
  )
}

export default FormCompliance
