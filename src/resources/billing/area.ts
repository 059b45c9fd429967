import { defineArea } from '@/definition/defineArea'

/** Prices, tax heads, payments and payment reference numbers. */
export default defineArea({
  pages: [
    {
      path: 'billing',
      menu: { label: 'Billing & Revenue', icon: 'billing', letter: 'b' },
      permit: { menu: 'can_view_billing_settings', route: 'can_access_billing_settings' },
    },
    {
      path: 'billing/service-costs',
      menu: { label: 'Service Costs', about: 'Price and tax head of each service', icon: 'price' },
      permit: { menu: 'can_view_billing_settings' },
      list: () => import('./serviceCosts'),
      writes: {
        'billing/service-costs': { 'SERVICE-CREATE': 'add', 'SERVICE-UPDATE': 'edit', 'SERVICE-DELETE': 'delete' },
      },
    },
    {
      path: 'billing/document-costs',
      menu: { label: 'Document Costs', about: 'Price of a certified copy of each document', icon: 'quote' },
      permit: { menu: 'can_view_billing_settings' },
      list: () => import('./documentCosts'),
      writes: { 'billing/document-costs': { 'DOCCOST-CREATE': 'add', 'DOCCOST-UPDATE': 'edit' } },
    },
    {
      path: 'billing/tax-heads',
      menu: { label: 'Tax Heads', about: 'Tax heads for payments, and where each may be used', icon: 'percent' },
      permit: { menu: 'can_view_billing_settings' },
      list: () => import('./taxHeads'),
      writes: { 'billing/tax-heads': { 'TAXHEAD-CREATE': 'add', 'TAXHEAD-UPDATE': 'edit' } },
    },
    {
      path: 'billing/transactions',
      menu: { label: 'Transactions', about: 'Payments for services and their status', icon: 'payments' },
      permit: { menu: 'can_view_billing_settings', route: 'can_access_billing_settings' },
      list: () => import('./transactions'),
    },
    {
      path: 'billing/prn-manager',
      menu: {
        label: 'PRNs',
        about: 'Payment reference numbers that have been used and accept no more payments',
        icon: 'ticket',
      },
      permit: { menu: 'can_view_billing_settings', route: 'can_access_billing_settings' },
      list: () => import('./prns'),
    },
  ],
})
