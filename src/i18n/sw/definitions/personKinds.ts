/** Words of the kinds of a person in a file, corporate and individual. */
export const personKinds = {
  corporate: {
    label: 'Shirika',
    fields: {
      registeredName: 'Jina lililosajiliwa',
      brn: 'BRN',
      primaryEmail: 'Barua pepe rasmi',
      primaryPhone: 'Simu',
      dateOfIncorporation: 'Tarehe ya kuundwa',
      subType: 'Aina ya kampuni',
      countryOfOrigin: 'Nchi ya asili',
      addressInCountryOfIncorporation: 'Anwani katika nchi ya asili',
      registeredPhysicalAddress: 'Anwani ya mahali iliyosajiliwa',
      registeredAddress: 'Anwani ya posta iliyosajiliwa',
    },
  },
  individual: {
    label: 'Mtu binafsi',
    fields: {
      givenName: 'Jina la kwanza',
      middleName: 'Jina la kati',
      surName: 'Jina la ukoo',
      idType: {
        label: 'Aina ya kitambulisho',
        options: {
          'National ID': 'Kitambulisho cha taifa',
          Passport: 'Pasipoti',
          'Alien ID': 'Kitambulisho cha mgeni',
        },
      },
      idNumber: 'Namba ya kitambulisho',
      nationality: 'Uraia',
      email: 'Barua pepe',
      phoneNumber: 'Simu',
      sex: { label: 'Jinsia', options: { Female: 'Mwanamke', Male: 'Mwanamume' } },
      dateOfBirth: 'Tarehe ya kuzaliwa',
      age: 'Umri',
      occupation: 'Kazi',
      physicalAddress: 'Anwani ya makazi',
      postalAddress: 'Anwani ya posta',
    },
    more: { label: 'Anwani', fields: { location: 'Mahali' } },
  },
}
