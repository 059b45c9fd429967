import type { LegalText } from './legalText'

const corporate = (title: string, opening: string, clauses: readonly string[]): LegalText => ({
  title,
  opening: [opening],
  clauses,
  close: 'Certified as a true record, and signed for filing with the registrar.',
  witness: 'The company secretary',
})
const resolution = corporate(
  'Resolution',
  'At a meeting of {Parties} duly convened and held on {made} it was RESOLVED:',
  [
    'That the matters set out in the notice of the meeting be and are approved.',
    'That the directors be and are authorised to sign every document needed to give effect to this resolution.',
    'That the company secretary file a copy of this resolution with the registrar within the time that the law allows.',
  ],
)
/** Texts of documents that companies file about themselves, by document type. */
export const companyTexts: Readonly<Record<string, LegalText>> = {
  REPORT_OF_DIRECTORS: corporate(
    'Report of the Directors',
    'The directors of {Parties} present their report for the year, adopted on {made}.',
    [
      'The principal activities of the company did not change during the year.',
      'The results for the year are set out in the financial statements that accompany this report. The directors do not recommend a dividend.',
      'The directors who held office during the year are named above.',
      'The auditors have expressed their willingness to continue in office.',
    ],
  ),
  CONSTITUTION: corporate('Articles of Association', 'The articles of {Parties}, as adopted on {made}.', [
    'The name of the company is the name under which it stands on the register.',
    'The registered office of the company is situated in Uganda.',
    'The objects of the company are not restricted.',
    'The liability of the members is limited.',
    'Every share carries one vote and the same right to a dividend, unless its class says otherwise.',
    'The directors may refuse to register a transfer of shares that are not fully paid, and give their reasons in writing within thirty days.',
    'An annual general meeting is held once in each calendar year, and not more than fifteen months after the one before.',
    'Twenty-one days of notice in writing are given of every general meeting, saying where, on which day and at what hour it is held, and what business it has.',
    'No business is transacted unless a quorum of two members is present, in person or by proxy, throughout the meeting.',
    'The chair of the board takes the chair at every general meeting. If absent for thirty minutes, the members present choose one of their number.',
    'A resolution is decided on a show of hands unless a poll is demanded before or on the declaration of the result.',
    'There are not fewer than two directors and not more than nine. A director need hold no shares.',
    'One third of the directors retires by rotation at every annual general meeting, and may be elected again.',
    'The directors manage the business of the company and may exercise all its powers that the law does not reserve to the members.',
    'The directors meet as often as the business needs. Questions are decided by a majority; the chair has a second vote.',
    'A director who has an interest in a contract with the company declares it at the first meeting that considers the contract, and does not vote on it.',
    'The directors appoint a secretary, for such a term and on such conditions as they think fit.',
    'The seal of the company is used by the authority of the directors alone, before a director and the secretary.',
    'The company may declare dividends, but none above what the directors recommend, and none but out of profits.',
    'Proper books of account are kept at the registered office and are open to the directors at any time.',
    'The accounts are audited once a year by auditors whom the members appoint.',
    'A notice may be given to a member in person, by post, or to an electronic address that the member has given.',
    'If the company is wound up, what remains is divided among the members in proportion to their shares.',
    'Every officer is indemnified out of the assets of the company against liability in defending proceedings in which judgment is given in the officer’s favour.',
  ]),
  resolution,
  RESOLUTION_AS_A_DOCUMENT: { ...resolution, title: 'Special Resolution' },
  MINUTES: corporate('Minutes of a General Meeting', 'Minutes of a general meeting of {Parties}, held on {made}.', [
    'The chair called the meeting to order, and noted that a quorum was present and that notice had been given.',
    'The minutes of the meeting before were read, confirmed and signed.',
    'The accounts for the year were laid before the meeting and adopted.',
    'The retiring directors were elected again. The auditors were appointed for another year.',
    'There being no other business, the chair closed the meeting.',
  ]),
}
