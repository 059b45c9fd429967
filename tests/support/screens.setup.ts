import { whatWasSeen } from './printPages'

whatWasSeen()
