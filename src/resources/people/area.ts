import { defineArea } from '@/definition/defineArea'

/** Natural persons across all entities. */
export default defineArea({
  pages: [
    {
      path: 'people',
      menu: { label: 'People', about: 'Natural persons across all entities', icon: 'people', letter: 'e' },
      permit: { menu: 'can_search_people', route: 'can_search_people' },
      needs: 'people',
      words: () => import('@/customPages/people/words'),
      lists: { 'person-pairs': () => import('./pairs'), 'person-decisions': () => import('./decisions') },
      tabs: [
        {
          key: 'search',
          tab: 'daftari.peopleTab.label',
          about: 'daftari.peopleTab.about',
          leads: true,
          screen: () => import('@/customPages/people/PeopleSearch'),
        },
      ],
    },
    {
      path: 'people/:key',
      needs: 'people',
      words: () => import('@/customPages/people/words'),
      screen: () => import('@/customPages/people/PersonPage'),
    },
  ],
})
