/** Refusals of filed changes, by code; English is in contract/portal/filingRefusals.ts. */
export default {
  'entity-ceased': '%{brn} est dissoute. Seul son rétablissement peut être déposé, avec la décision et sa date.',
  'entity-struck-off':
    '%{brn} figure sur la liste des radiations. Seul son rétablissement peut être déposé, avec la décision et sa date.',
  'entity-locked': 'Le compte de %{brn} est bloqué. Rien ne peut être déposé tant qu’il n’est pas réactivé.',
  'filing-not-taken': 'Le registre n’accepte pas de dépôt pour %{brn} actuellement. Adressez-vous au registre.',
  'tracking-number-taken':
    'Un autre dépôt porte le numéro de suivi %{trackingNo}, avec un autre contenu. Rien n’a été modifié. Utilisez un autre numéro.',
  'filed-to-come': 'La date de dépôt %{day} est à venir. Saisissez une date jusqu’à aujourd’hui.',
  'filed-before-registration':
    'La date de dépôt %{day} précède l’immatriculation de l’entité le %{registered}. Saisissez cette date ou une date ultérieure.',
  'new-person-unused':
    'Aucun effet ne nomme la nouvelle personne %{name}. Retirez la personne, ou indiquez la fonction.',
  'unknown-filed-document': 'Le document « %{name} » n’est pas arrivé. Choisissez de nouveau son fichier.',
  'effect-to-come': 'Effet %{effect} : la date %{day} est à venir. Saisissez une date jusqu’à aujourd’hui.',
  'effect-before-registration':
    'Effet %{effect} : la date %{day} précède l’immatriculation de l’entité le %{registered}. Saisissez cette date ou une date ultérieure.',
  'effect-after-end':
    'Effet %{effect} : l’entité est alors dissoute ou radiée. Seul son rétablissement peut être déposé : ajoutez-le avant cet effet.',
  'effect-not-ended': 'Effet %{effect} : l’entité n’est ni dissoute ni radiée, elle ne peut donc pas être rétablie.',
  'effect-restored-name':
    'Effet %{effect} : %{brn} porte désormais le nom %{name}. Ajoutez à ce dépôt un nouveau nom pour l’entité rétablie.',
  'effect-restoration-permit':
    'Effet %{effect} : l’entité figure sur la liste des radiations, dont vous ne pouvez pas annuler les inscriptions. Demandez à une personne habilitée.',
  'rolled-back-name':
    '%{holder} porte désormais le nom %{name} : %{brn} ne peut plus être rétablie sous ce nom. Déposez d’abord son rétablissement avec un nouveau nom.',
  'effect-unknown-person':
    'Effet %{effect} : cette personne ne figure pas au dossier. Rechargez et choisissez de nouveau.',
  'effect-unknown-class':
    'Effet %{effect} : cette catégorie d’actions ne figure pas au dossier. Rechargez et choisissez de nouveau.',
  'effect-unknown-village': 'Effet %{effect} : ce village n’existe pas. Choisissez-le de nouveau.',
  'effect-person-later':
    'Effet %{effect} : %{name} figure à ce dossier depuis le %{day}. Saisissez cette date ou une date ultérieure, ou ajoutez la personne comme nouvelle.',
  'effect-other-kind': 'Effet %{effect} : %{name} n’a pas ces renseignements : %{particulars}.',
  'effect-role-of-kind': 'Effet %{effect} : ce type d’entité n’a pas la fonction %{office}.',
  'effect-role-held': 'Effet %{effect} : %{name} exerce déjà la fonction %{office}, depuis le %{since}.',
  'effect-role-held-always': 'Effet %{effect} : %{name} exerce déjà la fonction %{office}.',
  'effect-role-not-held':
    'Effet %{effect} : %{name} n’exerce pas la fonction %{office}, qui ne peut donc pas prendre fin. Déposez d’abord la nomination.',
  'effect-role-reversed':
    'Effet %{effect} : %{name} exerce la fonction %{office} depuis le %{since}. Elle peut prendre fin plus tard, pas le %{day}.',
  'effect-second-secretary':
    'Effet %{effect} : %{name} est secrétaire à cette date. Déposez la fin de cette fonction dans le même dépôt, ou une autre date.',
  'effect-nothing-changes': 'L’effet %{effect} ne change rien : le dossier dit la même chose le %{day}.',
  'effect-name-taken': 'Effet %{effect} : %{brn} porte le nom %{name}. Choisissez un autre nom.',
  'effect-no-shares': 'Effet %{effect} : ce type d’entité n’a pas d’actions.',
  'effect-class-taken': 'Effet %{effect} : le dossier a déjà une catégorie d’actions nommée %{class}.',
  'effect-late-shares':
    'Effet %{effect} : les actions ont déjà changé le %{day}. Une modification antérieure fausserait les suivantes. Saisissez cette date ou une date ultérieure.',
  'effect-late-status':
    'Effet %{effect} : le statut a déjà changé le %{day}. Saisissez cette date ou une date ultérieure.',
  'effect-below-allotted':
    'Effet %{effect} : %{allotted} actions %{class} sont attribuées. La catégorie ne peut pas en avoir moins.',
  'effect-beyond-capital':
    'Effet %{effect} : la catégorie %{class} a %{number} actions, dont %{allotted} sont attribuées. %{shares} de plus, c’est trop : augmentez d’abord le capital de la catégorie.',
  'effect-too-few-shares':
    'Effet %{effect} : %{name} détient %{held} actions de cette catégorie, et ne peut pas en céder %{shares}.',
  'effect-charge-taken':
    'Effet %{effect} : le dossier a déjà une sûreté portant le numéro %{charge}. Saisissez un autre numéro.',
  'effect-charge-later':
    'Effet %{effect} : la sûreté a été créée le %{day}, elle ne peut donc être enregistrée avant. Vérifiez les deux jours.',
  'effect-unknown-currency':
    'Effet %{effect} : %{currency} n’est pas une devise de l’ISO 4217. Saisissez un code tel que USD.',
  'effect-unknown-charge':
    'Effet %{effect} : le dossier n’a pas de sûreté %{charge}. Rechargez et choisissez de nouveau.',
  'effect-charge-satisfied': 'Effet %{effect} : la sûreté %{charge} est déjà levée, depuis le %{day}.',
  'effect-satisfied-early':
    'Effet %{effect} : la sûreté %{charge} a été enregistrée le %{day}. Saisissez ce jour ou un jour plus tard.',
  'effect-same-holder': 'Effet %{effect} : choisissez une autre personne pour recevoir les actions.',
}
