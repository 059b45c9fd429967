import type { Locale } from '@contract/portalConfig'
import { linkAddress, passwordLinks } from './passwordLinks'

type Facts = { portalName: string; name: string; minutes: number; link: string }

const letters: Record<Locale, (facts: Facts) => { subject: string; text: string }> = {
  en: ({ portalName, name, minutes, link }) => ({
    subject: `${portalName}: choose a new password`,
    text: `Somebody asked for a new password for the account of ${name}. To choose one, open this link within ${minutes} minutes. It works once, and ends the sessions of the account.\n\n${link}\n\nIf you did not ask for it, do nothing: your password stays as it is.`,
  }),
  sw: ({ portalName, name, minutes, link }) => ({
    subject: `${portalName}: chagua nenosiri jipya`,
    text: `Kuna mtu ameomba nenosiri jipya la akaunti ya ${name}. Ili kulichagua, fungua kiungo hiki ndani ya dakika ${minutes}. Kinafanya kazi mara moja, na kinamaliza vipindi vya akaunti.\n\n${link}\n\nIkiwa hukuliomba, usifanye chochote: nenosiri lako linabaki kama lilivyo.`,
  }),
  fr: ({ portalName, name, minutes, link }) => ({
    subject: `${portalName}\u00a0: choisissez un nouveau mot de passe`,
    text: `Un nouveau mot de passe a été demandé pour le compte de ${name}. Pour en choisir un, ouvrez ce lien dans les ${minutes} minutes. Il ne sert qu’une fois et met fin aux sessions du compte.\n\n${link}\n\nSi vous ne l’avez pas demandé, ne faites rien\u00a0: votre mot de passe reste inchangé.`,
  }),
}

type Link = { portalName: string; address: string; name: string; token: string; language: Locale }

/** Returns subject and text of the mail with a link for a new password. */
export const resetLetter = ({ portalName, address, name, token, language }: Link) =>
  letters[language]({
    portalName,
    name,
    minutes: passwordLinks.RESET.minutes,
    link: linkAddress(address, 'RESET', token),
  })
