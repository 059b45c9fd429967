import { defineArea } from '@/definition/defineArea'

/** Settings for names and business activities. */
export default defineArea({
  pages: [
    {
      path: 'configurations',
      menu: {
        label: 'Configurations',
        about: 'Name search, name rules, reservation periods and business activities',
        icon: 'tune',
        letter: 'c',
      },
      permit: { menu: 'can_view_reservation_settings', route: 'can_access_configurations' },
      lists: {
        nameSearch: () => import('./nameSearch'),
        isic: () => import('./isic'),
        periods: () => import('./periods'),
        responseTemplates: () => import('./templates'),
        wordLibrary: () => import('./words'),
        dictionaries: () => import('./dictionaries'),
      },
      writes: {
        responseTemplates: { 'TEMPLATE-CREATE': 'add', 'TEMPLATE-EDIT': 'edit', 'TEMPLATE-DELETE': 'delete' },
        wordLibrary: { 'WORD-CREATE': 'add', 'WORD-UPDATE': 'edit', 'WORD-DELETE': 'delete' },
        dictionaries: { 'DICTIONARY-CREATE': 'add' },
      },
      sections: () => import('./page'),
    },
  ],
})
