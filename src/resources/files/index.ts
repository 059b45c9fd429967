import type { AnyFileType } from '@/definition/defineFile'
import buildingSociety from './buildingSociety'
import businessName from './businessName'
import company from './company'

/** Types of file, in the order shown. */
const fileTypes: AnyFileType[] = [company, businessName, buildingSociety]

export default fileTypes
