/** Words of the kinds of a person in a file, corporate and individual. */
export const personKinds = {
  corporate: {
    label: 'Personne morale',
    fields: {
      registeredName: 'Dénomination',
      brn: 'BRN',
      primaryEmail: 'E-mail officiel',
      primaryPhone: 'Téléphone',
      dateOfIncorporation: 'Date de constitution',
      subType: 'Type de société',
      countryOfOrigin: 'Pays d’origine',
      addressInCountryOfIncorporation: 'Adresse dans le pays d’origine',
      registeredPhysicalAddress: 'Siège (adresse physique)',
      registeredAddress: 'Siège (adresse postale)',
    },
  },
  individual: {
    label: 'Personne physique',
    fields: {
      givenName: 'Prénom',
      middleName: 'Deuxième prénom',
      surName: 'Nom',
      idType: {
        label: 'Type de pièce',
        options: { 'National ID': 'Carte d’identité nationale', Passport: 'Passeport', 'Alien ID': 'Carte d’étranger' },
      },
      idNumber: 'Numéro d’identité',
      nationality: 'Nationalité',
      email: 'E-mail',
      phoneNumber: 'Téléphone',
      sex: { label: 'Sexe', options: { Female: 'Féminin', Male: 'Masculin' } },
      dateOfBirth: 'Date de naissance',
      age: 'Âge',
      occupation: 'Profession',
      physicalAddress: 'Adresse physique',
      postalAddress: 'Adresse postale',
    },
    more: { label: 'Adresse', fields: { location: 'Lieu' } },
  },
}
