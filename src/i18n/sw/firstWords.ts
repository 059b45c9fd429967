import watching from './autoRefresh'
import menu from './definitions/menu'
import lists from './lists'
import personal from './personalData'
import ra from './reactAdmin'
import recordNotes from './recordNotes'
import shell from './shell'

/** The menu is a definition that every page shows; those of an area are loaded with it. */
export const definitions = menu

/** Words that pages behind the sign-in show at once: those of the frame and of lists. All others are in `adminPages`. */
export default {
  ra,
  daftari: {
    shell,
    lists,
    messenger: {
      tab: 'Ujumbe wa Mfumo',
      about: 'Tuma ujumbe kwa akaunti zote za aina zilizochaguliwa.',
    },
    palette: {
      title: 'Tafuta chochote',
      button: 'Tafuta',
    },
    peopleTab: {
      label: 'Tafuta',
      about: 'Watu katika taasisi zote, kwa namba ya kitambulisho, au kwa jina na tarehe ya kuzaliwa.',
    },
    personal,
    workTeamTab: {
      label: 'Takwimu',
      about: 'Kinachofika, kinachokamilika, na umri wa kazi zilizo wazi',
    },
    recordNotes,
    watching,
  },
}
