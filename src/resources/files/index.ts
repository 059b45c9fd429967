import type { AnyFileType } from '@/definition/defineFile'
import buildingSociety from './buildingSociety'
import businessName from './businessName'
import company from './company'

/** The types of file there are, in the order they are offered. */
export const fileTypes: AnyFileType[] = [company, businessName, buildingSociety]
