export default {
  BRN: 'Numéro d’enregistrement d’entreprise : les 14 chiffres qui identifient une société, un nom commercial ou une société de construction',
  EDMS: 'Système de gestion électronique des documents : le dépôt des documents numérisés et délivrés',
  ISIC: 'Classification internationale type par industrie : la liste des activités économiques des Nations unies',
  MDA: 'Ministère, département ou agence de l’État',
  NIN: 'Numéro d’identification nationale : identifie une personne physique',
  OBRS: 'Système d’enregistrement en ligne : le portail public des enregistrements',
  OTP: 'Mot de passe à usage unique : les quatre chiffres de la seconde étape de connexion',
  PRN: 'Numéro de référence de paiement : le paiement d’un service se fait sous ce numéro',
  TIN: 'Numéro d’identification fiscale : identifie un contribuable auprès du fisc',
  URA: 'Administration fiscale de l’Ouganda',
  URSB: 'Bureau des services d’enregistrement de l’Ouganda : l’autorité qui tient les registres',
}
