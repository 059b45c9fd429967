import { defineArea } from '@/definition/defineArea'
import academicQualifications from './academicQualifications'
import applications from './applications'
import professionalBodies from './professionalBodies'
import professionalQualifications from './professionalQualifications'
import windingUpReasons from './windingUpReasons'

/** Insolvency applications and their settings. */
export default defineArea({
  lists: [applications, windingUpReasons, professionalQualifications, academicQualifications, professionalBodies],
})
