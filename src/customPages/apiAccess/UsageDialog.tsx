import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { Resource } from '@/definition/defineResource'
import { fieldKinds } from '@/fields'
import { useLocale, useWords } from '@/i18n/words'
import { ListPanel } from '@/views/list/ListPanel'
import { FailedBanner } from '@/views/list/states'
import { useSource } from '@/views/useSource'
import { ApiDialog } from './ApiDialog'
import { balanceOf } from './calls'
import { UsageOfPeriod } from './UsageOfPeriod'

type Props = { account: string; name: string | undefined; requests: Resource; close(): void }

/** What is left of what an account paid, what it used in a period, and the calls it made. */
export const UsageDialog = ({ account, name, requests, close }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useSource(['apiUsage', account], balanceOf, { id: account })
  return (
    <ApiDialog title={words('daftari.apiAccess.credit')} name={name} wide leave={close}>
      <DialogContent className="api-credit">
        {error && <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} />}
        <dl className="api-balance">
          <dt>{words('daftari.accountSummary.balance')}</dt>
          <dd className="figures">
            {(data && fieldKinds.money.plain(data.accountBalance, { locale, option: String })) ?? '–'}
          </dd>
        </dl>
        <UsageOfPeriod account={account} />
        <section className="api-calls">
          <h2>{words('daftari.accountSummary.calls')}</h2>
          <ListPanel
            resource={requests}
            filter={{ organisationId: account }}
            pageParam="calls"
            none={words('daftari.lists.none')}
          />
        </section>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close} autoFocus>
          {words('daftari.lists.close')}
        </Button>
      </DialogActions>
    </ApiDialog>
  )
}
