import { apiUsage } from '@contract/accounts/apiUsage'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'react-admin'
import { fieldKinds } from '@/components/fields'
import { ListPanel } from '@/components/list/ListPanel'
import { ReadFailure } from '@/components/list/listStates'
import { useSource } from '@/components/useSource'
import type { Resource } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import { ApiDialog } from './ApiDialog'
import { balanceOf } from './calls'
import { UsageOfPeriod } from './UsageOfPeriod'

type Props = { account: string; name: string | undefined; requests: Resource; close(): void }

/** Dialog with an account's remaining credit, its usage in a period, and its calls. */
export const UsageDialog = ({ account, name, requests, close }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useSource(['apiUsage', account], balanceOf, { id: account })
  return (
    <ApiDialog title={translate('daftari.apiAccess.credit')} name={name} wide leave={close}>
      <DialogContent className="api-credit">
        {error && (
          <ReadFailure error={error} permit={apiUsage.balance.permit} busy={isFetching} reload={() => void refetch()} />
        )}
        <dl className="api-balance">
          <dt>{translate('daftari.accountSummary.balance')}</dt>
          <dd className="figures">
            {(data && fieldKinds.money.plain(data.accountBalance, { locale, option: String })) ?? '–'}
          </dd>
        </dl>
        <UsageOfPeriod account={account} />
        <section className="api-calls">
          <h2>{translate('daftari.accountSummary.calls')}</h2>
          <ListPanel
            resource={requests}
            filter={{ organisationId: account }}
            pageParam="calls"
            none={translate('daftari.lists.none')}
          />
        </section>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} autoFocus>
          {translate('daftari.lists.close')}
        </Button>
      </DialogActions>
    </ApiDialog>
  )
}
