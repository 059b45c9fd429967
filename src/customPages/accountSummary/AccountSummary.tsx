import { apiUsage } from '@contract/accounts/apiUsage'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { reading } from '@/definition/source'
import { fieldKinds } from '@/fields'
import { useLocale, useWords } from '@/i18n/words'
import { Breadcrumb } from '@/views/Breadcrumb'
import { ListPanel } from '@/views/list/ListPanel'
import { FailedBanner } from '@/views/list/states'
import { useSource } from '@/views/useSource'
import './accountSummary.css'

const BREAKDOWN = '/home/accounts/breakdown'
const balanceOf = reading(apiUsage.balance.from(({ id }: { id: string }) => ({ path: { id } })))

type Props = { requests: Resource; selected(): { id: string; name: string } | undefined }

/** What an account has left, and what it asked for (001 section 2.3). Without an account it leads back to the lists. */
const AccountSummary = ({ requests, selected }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const [account] = useState(selected)
  const { data, error, isFetching, refetch } = useSource(
    ['accountSummary', account?.id],
    balanceOf,
    { id: account?.id ?? '' },
    Boolean(account),
  )
  if (!account) return <Navigate to={BREAKDOWN} replace />
  const balance = data && fieldKinds.money.plain(data.accountBalance, { locale, option: String })
  return (
    <article className="list-page account-summary">
      <Breadcrumb path="accounts/summary" label={words('daftari.accountSummary.title')} />
      <header className="account-head">
        <h1>{account.name}</h1>
        <dl className="account-balance">
          <dt>{words('daftari.accountSummary.balance')}</dt>
          <dd className="figures">{balance ?? '–'}</dd>
        </dl>
      </header>
      {error && <FailedBanner error={error} busy={isFetching} reload={() => void refetch()} />}
      <h2 className="account-heading">{words('daftari.accountSummary.calls')}</h2>
      <ListPanel resource={requests} filter={{ organisationId: account.id }} none={words('daftari.lists.none')} />
    </article>
  )
}

export default AccountSummary
