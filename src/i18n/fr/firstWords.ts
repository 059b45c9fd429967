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
      tab: 'Messagerie du système',
      about: 'Envoyer un message à tous les comptes des types choisis.',
    },
    palette: {
      title: 'Tout rechercher',
      button: 'Rechercher',
    },
    peopleTab: {
      label: 'Rechercher',
      about: 'Personnes physiques de toutes les entités, par numéro d’identité, ou par nom et date de naissance.',
    },
    personal,
    workTeamTab: {
      label: 'Chiffres',
      about: 'Ce qui arrive, ce qui est traité, et l’ancienneté du travail ouvert',
    },
    recordNotes,
    watching,
  },
}
