/** Short forms of the screens and what they stand for. They are loaded when somebody asks for one. */
export default {
  BRN: 'Business registration number: the 14 digits that identify a company, business name or building society',
  EDMS: 'Electronic document management system: the store of scanned and issued documents',
  ISIC: 'International Standard Industrial Classification: the United Nations’ list of business activities',
  MDA: 'Ministry, department or agency of government',
  NIN: 'National identification number: identifies a natural person',
  OBRS: 'Online business registration system: the public’s portal for registrations',
  OTP: 'One-time password: the four digits of the second step of the sign-in',
  PRN: 'Payment reference number: a payment for a service is made under it',
  TIN: 'Tax identification number: identifies a taxpayer at the tax authority',
  URA: 'Uganda Revenue Authority: the tax authority',
  URSB: 'Uganda Registration Services Bureau: the authority that keeps the registers',
}
