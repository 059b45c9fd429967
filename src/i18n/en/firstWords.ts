import watching from './autoRefresh'
import lists from './lists'
import personal from './personalData'
import ra from './reactAdmin'
import recordNotes from './recordNotes'
import shell from './shell'

/** Words that pages behind the sign-in show at once: those of the frame and of lists. All others are in `adminPages`. */
export default {
  ra,
  daftari: {
    shell,
    lists,
    messenger: {
      tab: 'System Messenger',
      about: 'Send a message to all accounts of the chosen types.',
    },
    palette: {
      title: 'Find anything',
      button: 'Find',
    },
    peopleTab: {
      label: 'Search',
      about: 'Natural persons across all entities, by ID number, or by name and date of birth.',
    },
    personal,
    workTeamTab: {
      label: 'Figures',
      about: 'What arrives, what is done, and how old the open work is',
    },
    recordNotes,
    watching,
  },
}
