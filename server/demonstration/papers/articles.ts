/** Parts of a constitution: the heading, the matter it settles, and the body that acts. */
const parts: [heading: string, matter: string, who: string][] = [
  ['Interpretation', 'a question that this constitution leaves open', 'the chairperson'],
  ['Objects and powers', 'the business that the company carries on', 'the board'],
  ['Share capital', 'the issue of shares', 'the board'],
  ['Variation of rights', 'a change of the rights of a class of shares', 'the holders of the class'],
  ['Share certificates', 'the issue of a share certificate', 'the secretary'],
  ['Lien', 'the lien of the company on a share', 'the board'],
  ['Calls on shares', 'a call for money unpaid on shares', 'the board'],
  ['Transfer of shares', 'the transfer of a share', 'the board'],
  ['Transmission of shares', 'the passing of a share on the death of its holder', 'the personal representative'],
  ['Forfeiture of shares', 'the forfeiture of a share', 'the board'],
  ['Alteration of capital', 'an increase or a reduction of the share capital', 'the general meeting'],
  ['Borrowing', 'the borrowing of money and the giving of security', 'the board'],
  ['General meetings', 'the calling of a general meeting', 'the secretary'],
  ['Notice of general meetings', 'the notice of a general meeting', 'the secretary'],
  ['Proceedings at general meetings', 'the conduct of a general meeting', 'the chairperson'],
  ['Votes of members', 'the vote of a member', 'the chairperson'],
  ['Proxies', 'the appointment of a proxy', 'the member'],
  ['Directors', 'the appointment of a director', 'the general meeting'],
  ['Powers and duties of directors', 'the management of the company', 'the board'],
  ['Disqualification of directors', 'the vacating of the office of a director', 'the board'],
  ['Rotation of directors', 'the retirement of directors', 'the general meeting'],
  ['Proceedings of directors', 'the conduct of a meeting of the board', 'the chairperson'],
  ['Secretary', 'the appointment of the secretary', 'the board'],
  ['The seal', 'the use of the seal', 'the board'],
  ['Dividends and reserve', 'the payment of a dividend', 'the general meeting'],
  ['Accounts', 'the keeping of the accounts', 'the board'],
  ['Audit', 'the audit of the accounts', 'the auditor'],
  ['Winding up', 'the winding up of the company', 'the liquidator'],
]

const clauses = [
  'Subject to the Act, {who} may decide on {matter} in such manner and on such terms as the interests of {company} require, and a decision so made binds every member as if each had agreed to it in writing.',
  'A decision on {matter} is made in writing, states the day on which it takes effect, and is entered in the books of {company} within {days} days, where any member may read it during the hours of business without payment.',
  'Where {who} is asked by members who hold not less than one tenth of the votes to act in respect of {matter}, the request is answered within {days} days, and a refusal gives its reasons in full.',
  'Nothing done in respect of {matter} is void only because a notice was not received by a person entitled to it, provided that the notice was sent to the address which that person had last given to {company}.',
  'The members may by special resolution direct {who} in respect of {matter}; but no such direction makes invalid what was done before the resolution was passed, nor takes from any person a right already acquired in good faith.',
  'A person who has an interest of their own in {matter} declares it before the matter is considered, takes no part in the decision, and is not counted in the quorum while it is made.',
  'Money that becomes due by reason of {matter} is paid within {days} days of a written demand, and bears interest from the day on which it fell due at a rate that {who} fixes and that does not exceed the rate allowed by the Act.',
  'The secretary keeps a register in which {matter} is recorded with the names of those concerned, the day, and the instrument on which it rests, and gives a certified copy of any entry to whoever is entitled to it.',
  'What this constitution does not say of {matter} is settled by {who} as nearly as may be in accordance with the purpose of the provisions of this part, and the next general meeting is told of it.',
  'Where the Act requires that {matter} be notified to the Registrar, the secretary delivers the notice in the prescribed form within {days} days, and keeps proof of its delivery with the records of {company}.',
  'Whoever acts for {company} in respect of {matter} uses the care and skill that a prudent person would use in affairs of their own, and is indemnified out of its assets for what they properly spend in doing so.',
  'Joint holders are treated as one person for the purposes of {matter}: a notice given to the one whose name stands first in the register is given to all, and the act of any one of them discharges the company.',
  'A power given by this part in respect of {matter} may be delegated by {who} to a committee of not fewer than two persons, whose decisions are reported at the next meeting and may be reviewed there.',
  'No delay in the use of a right in respect of {matter} is a waiver of it, and a waiver once given holds only for the case in which it was given and not for any later one of the same kind.',
]

const TO_A_PART = 14

/**
 * Returns the articles of a company's constitution: 28 parts with the same number of articles each, numbered
 * throughout.
 */
export const articlesOf = (company: string) =>
  parts.map(([heading, matter, who], part) => ({
    heading,
    articles: Array.from({ length: TO_A_PART }, (_, index) => {
      const clause = clauses[(part * 5 + index * 3) % clauses.length] ?? ''
      const filled: Record<string, string> = { company, matter, who, days: String(7 + ((part + index * 2) % 4) * 7) }
      return {
        number: part * TO_A_PART + index + 1,
        text: clause.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? ''),
      }
    }),
  }))
