import { whatWasSeen } from './whatWasSeen'

whatWasSeen()
