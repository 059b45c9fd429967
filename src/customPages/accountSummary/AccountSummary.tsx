import { fullName } from '@contract/accounts/account'
import type { Id } from '@contract/id'
import { useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { AreaBreadcrumb } from '@/components/Breadcrumb'
import { fieldKinds } from '@/components/fields'
import { ListPanel } from '@/components/list/ListPanel'
import { Denied, FailedBanner, isDenied } from '@/components/list/listStates'
import { Steps } from '@/components/steps/Steps'
import { useSource } from '@/components/useSource'
import type { Resource } from '@/definition/defineResource'
import { useLocale } from '@/i18n/useLocale'
import { accountOf, balanceOf } from '../apiAccess/calls'
import { UsageOfPeriod } from '../apiAccess/UsageOfPeriod'
import { useAccount } from './useAccount'
import './accountSummary.css'
import '@/components/file/fileHead.css'
import '@/components/pageFrame.css'

const BREAKDOWN = '/home/accounts/breakdown'

type Props = { requests: Resource; selected(): { id: Id; name: string } | undefined }

/**
 * Page with an account's remaining credit and its calls (docs/requirements/integrations.md). Without an account it
 * links to the lists.
 */
const AccountSummary = ({ requests, selected }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const account = useAccount(selected)
  const from = { id: account?.id ?? '' }
  const { data, error, isFetching, refetch } = useSource(
    ['accountSummary', account?.id],
    balanceOf,
    from,
    Boolean(account),
  )
  const read = useSource(['account', account?.id], accountOf, from, Boolean(account && !account.name))
  if (!account) return <Navigate to={BREAKDOWN} replace />
  const balance = data && fieldKinds.money.plain(data.accountBalance, { locale, option: String })
  const failed = error ?? read.error
  const name = account.name ?? (read.data && fullName(read.data))
  return (
    <article className="page-frame page-frame-free account-summary">
      <div className="file-way">
        <AreaBreadcrumb path="accounts/summary" label={translate('daftari.accountSummary.title')} />
        <Steps />
      </div>
      <header className="account-head">
        <h1>{name ?? translate('daftari.accountSummary.title')}</h1>
        <dl className="account-balance">
          <dt>{translate('daftari.accountSummary.balance')}</dt>
          <dd className="figures">{balance ?? '–'}</dd>
        </dl>
      </header>
      {isDenied(error) ? (
        <Denied permit={requests.list.permit} />
      ) : (
        <>
          {failed && (
            <FailedBanner
              error={failed}
              busy={isFetching || read.isFetching}
              reload={() => void Promise.all([refetch(), ...(read.error ? [read.refetch()] : [])])}
            />
          )}
          <UsageOfPeriod account={account.id} />
          <h2 className="account-heading">{translate('daftari.accountSummary.calls')}</h2>
          <ListPanel
            resource={requests}
            filter={{ organisationId: account.id }}
            none={translate('daftari.lists.none')}
          />
        </>
      )}
    </article>
  )
}

export default AccountSummary
