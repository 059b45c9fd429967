import { defineArea } from '@/definition/defineArea'
import { withProps } from '@/definition/withProps'

/** The registries, the search for an entity, the viewers of files and practitioners, and legal documents. */
export default defineArea({
  pages: [
    {
      path: 'registry',
      menu: {
        label: 'Registry',
        about: 'Find an entity by its number or name, and open its file.',
        icon: 'registry',
        letter: 'r',
      },
      permit: { menu: 'can_view_admin_registry', route: 'can_view_registry' },
      lists: {
        companies: () => import('./companies'),
        businessNames: () => import('./businessNames'),
        buildingSocieties: () => import('./buildingSocieties'),
      },
    },
    {
      path: 'registry/business',
      menu: { label: 'Black List Registry', about: 'Companies struck off and barred from registration', icon: 'block' },
      permit: { menu: 'can_view_blacklist_registry', route: 'can_view_blacklist_registry' },
      summary: 'blacklist',
      list: () => import('./blacklist'),
    },
    {
      path: 'registry/mda',
      menu: { label: 'MDA Registry', about: 'Ministries, departments and agencies of government', icon: 'government' },
      permit: { menu: 'can_view_blacklist_registry', route: 'can_view_blacklist_registry' },
      summary: 'mdas',
      list: () => import('./mdas'),
      writes: { 'registry/mda': { 'MDA-CREATE': 'add', 'MDA-EDIT': 'edit' } },
    },
    {
      path: 'registry/de-registration',
      menu: { label: 'De-registration Registry', about: 'Companies removed from the register', icon: 'removed' },
      permit: { menu: 'can_view_blacklist_registry', route: 'can_view_blacklist_registry' },
      summary: 'deRegistrations',
      list: () => import('./deRegistrations'),
    },
    {
      path: 'registry/document',
      menu: {
        label: 'Document Registry',
        about: 'Legal documents and instruments filed with the registry',
        icon: 'document',
      },
      permit: { menu: 'can_view_doc_registry', route: 'can_view_doc_registry' },
      summary: 'legalDocuments',
      list: () => import('./legalDocuments'),
    },
    {
      path: 'registry/practitioners',
      menu: { label: 'Practitioner Registry', about: 'Licensed insolvency practitioners', icon: 'practitioner' },
      permit: { menu: 'can_view_practitioners', route: 'can_view_practitioner_registry' },
      summary: 'practitioners',
      list: () => import('./practitioners'),
    },
    {
      path: 'registry/file-viewer/:id',
      permit: { route: 'can_view_reservation_settings' },
      screen: withProps(() => import('@/customPages/entityFile/EntityFile'), { types: () => import('../files') }),
    },
    {
      path: 'registry/file-viewer/:id/file-resolutions',
      screen: () => import('@/customPages/entityFile/FileResolutions'),
    },
    {
      // The number of an instrument may hold slashes.
      path: 'registry/document-viewer/*',
      permit: { route: 'can_view_reservation_settings' },
      screen: withProps(() => import('@/customPages/instrument/Instrument'), {
        instrument: () => import('../files/legalDocument'),
      }),
    },
    {
      path: 'registry/practitioner-viewer/:number',
      permit: { route: 'can_view_reservation_settings' },
      screen: withProps(() => import('@/customPages/practitioner/Practitioner'), {
        complaints: () => import('./complaints'),
      }),
      uses: ['complaints'],
    },
  ],
  lists: { complaints: () => import('./complaints') },
})
