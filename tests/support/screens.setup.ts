import { printPagesOnFailure } from './printPages'

printPagesOnFailure()
