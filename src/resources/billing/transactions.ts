import { type Transaction, transactions } from '@contract/billing/transactions'
import { idText } from '@contract/id'
import { defineResource } from '@/definition/defineResource'
import { choice, code, computed, date, dateTime, money, type Tone, text } from '@/definition/field'
import { fileLead } from '../portal/fileLeads'
import { journeyAction } from '../portal/journey'
import { showPersonalData } from '../portal/personalData'

const statuses = { PENDING: 'Pending', COMPLETED: 'Completed', CANCELLED: 'Cancelled', FAILED: 'Failed' }
const prnStatuses = { PENDING: 'Pending', CREDITED: 'Credited', FAILED: 'Failed' }
const methods = { MOBILE_MONEY: 'Mobile money', ALREADY_PAID: 'Already paid', COUNTER: 'Counter' }

/** Tones by status. The documents spell the cancelled status two ways; both are orange (decision F1). */
const tones: Record<string, Tone> = {
  CREDITED: 'good',
  COMPLETED: 'good',
  FAILED: 'bad',
  PENDING: 'quiet',
  CANCELED: 'warning',
  CANCELLED: 'warning',
}
/** Returns the file of the entity that was paid for. */
const paidFor = ({ entity }: Transaction) => fileLead('ENTITY', entity?.brn, entity?.kind)

const tone = (status: string) => tones[status]

export default defineResource(transactions.list, {
  name: 'billing/transactions',
  label: 'Transactions',
  path: 'billing/transactions',
  key: 'prn',
  fixed: { dir: 'desc' },
  sizes: [12, 20, 50, 100],
  size: 12,
  pager: 'needed',
  filters: {
    trackingNumber: text('Tracking Number'),
    prn: text('PRN'),
    status: choice('Status', statuses),
    prnStatus: choice('PRN Status', prnStatuses),
    paymentMethod: choice('Payment Method', methods),
    from: date('Start date'),
    to: date('End date'),
  },
  period: { from: 'from', to: 'to' },
  fields: {
    prn: code('PRN', { leadsTo: 'payment' }),
    trackingNumber: code('Tracking No.', { leadsTo: 'journey' }),
    grandTotal: money('Total'),
    createdDate: date('Date'),
    invoiceNo: code('Invoice No.'),
    transactionRef: code('Transaction Ref.'),
    subTotal: money('Sub Total'),
    totalTax: money('Tax'),
    releasedAt: dateTime('Released'),
  },
  computed: {
    transactionType: computed<Transaction>('text', 'Service', row => row.transactionType, {
      width: 'rest',
      lines: row =>
        [{ text: row.transactionType }, { text: row.entity?.name, lead: paidFor(row) }].flatMap(({ text, ...line }) =>
          text ? [{ text, ...line }] : [],
        ),
    }),
    entity: computed<Transaction>('text', 'Paid for', ({ entity }) => entity && `${entity.brn} ${entity.name}`, {
      leadsTo: paidFor,
    }),
    payer: computed<Transaction>('text', 'Paid by', ({ payer }) => payer?.name, {
      leadsTo: ({ payer }) => (payer ? { record: 'account', key: idText(payer.id) } : undefined),
    }),
    method: computed('choice', 'Payment Method', row => row.paymentMethod, { options: methods }),
    prnStanding: computed('choice', 'PRN Status', row => row.prnStatus, {
      options: prnStatuses,
      tone,
      aside: 'answer',
    }),
    standing: computed('choice', 'Status', row => row.status, {
      options: { ...statuses, CANCELED: 'Cancelled' },
      tone,
    }),
    phone: computed('code', 'Phone Number', row => (row.paymentMethod === 'MOBILE_MONEY' ? row.msisdn : undefined)),
    // ANSWERED is not shown: the status of the PRN shows the answer.
    answer: computed('choice', 'Payment gateway', row => (row.gateway === 'ANSWERED' ? undefined : row.gateway), {
      options: {
        WAITING: 'Waiting for an answer',
        UNANSWERED: 'No answer. Retry later.',
      },
      tone: state => (state === 'UNANSWERED' ? 'warning' : undefined),
    }),
  },
  columns: [
    'prn',
    'trackingNumber',
    'transactionType',
    'method',
    'grandTotal',
    'prnStanding',
    'standing',
    'createdDate',
  ],
  sortable: ['prn', 'grandTotal', 'createdDate'],
  sort: { field: 'createdDate', order: 'DESC' },
  sums: 'Total',
  moving: ({ gateway }) => gateway === 'WAITING',
  numbered: true,
  compact: true,
  headline: 'prn',
  failedToast: 'message',
  notFoundHint: 'Check the number, or clear a filter.',
  actionsLabel: 'Action',
  actions: {
    view: {
      type: 'details',
      label: 'View',
      icon: 'view',
      primary: true,
      details: {
        title: ({ prn }) => prn,
        fields: [
          'trackingNumber',
          'invoiceNo',
          'transactionRef',
          'transactionType',
          'entity',
          'payer',
          'createdDate',
          'subTotal',
          'totalTax',
          'grandTotal',
          'method',
          'phone',
          'prnStanding',
          'standing',
          'releasedAt',
          'answer',
        ],
      },
    },
    retry: {
      type: 'send',
      label: 'Retry',
      icon: 'retry',
      primary: true,
      when: ({ prnStatus }) => prnStatus !== 'CREDITED',
      send: transactions.retry.from(({ prn }, { userId }) => ({ body: { userId, prn } })),
    },
    release: {
      type: 'send',
      label: 'Release',
      icon: 'release',
      primary: true,
      beside: 'prn',
      permit: 'can_release_prn',
      when: ({ releasedAt }) => !releasedAt,
      send: transactions.release.from(({ prn }, { userId }) => ({ body: { userId, prn } })),
      confirm: { question: 'Are you sure of this action ?', names: ({ prn }) => prn },
    },
    showPersonalData: showPersonalData('PAYMENT', ({ prn, msisdn, paymentMethod }) => ({
      key: prn,
      name: prn,
      values: paymentMethod === 'MOBILE_MONEY' ? [msisdn] : [],
    })),
    journey: journeyAction(({ prn }) => prn),
  },
})
