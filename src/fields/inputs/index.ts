import type { ComponentType } from 'react'
import type { Kind } from '@/definition/field'
import type { InputProps } from '../kind'
import { MoneyBox, PercentBox } from './amountBox'
import { Chosen, DigitsBox, EntriesBox, ParagraphBox, TextBox } from './boxes'
import { DayBox, ExactMomentBox, MomentBox, SlashedDayBox } from './dateBox'
import { ChosenFile } from './FileBox'
import { OneByOneBox } from './OneByOneBox'
import { PickBox } from './PickBox'
import { PictureBox } from './PictureBox'
import { SeveralBoxes } from './SeveralBoxes'
import { SuggestedBox } from './SuggestedBox'
import { Tick } from './Tick'

/** Box of a form for each kind of field. Lists show kinds without these, which are loaded with the forms. */
export const fieldInputs: Record<Kind, ComponentType<InputProps>> = {
  text: TextBox,
  email: TextBox,
  phone: TextBox,
  paragraph: ParagraphBox,
  code: TextBox,
  date: DayBox,
  dateTime: MomentBox,
  exactTime: ExactMomentBox,
  choice: Chosen,
  flag: Chosen,
  count: DigitsBox,
  money: MoneyBox,
  slashedDate: SlashedDayBox,
  digits: DigitsBox,
  file: ChosenFile,
  percentage: PercentBox,
  several: SeveralBoxes,
  oneByOne: OneByOneBox,
  picked: PickBox,
  entries: EntriesBox,
  picture: PictureBox,
  json: ParagraphBox,
  suggested: SuggestedBox,
  tick: Tick,
}
