import { contract } from '@contract/index'
import type { Edms } from '../edms/edms'
import type { Serve } from '../http/serve'
import { insolvencyApplicationHandlers } from './applications'
import {
  academicQualificationHandlers,
  professionalBodyHandlers,
  professionalQualificationHandlers,
  windingUpReasonHandlers,
} from './entries'
import { windingUpHandlers } from './windingUp'

/** Registers the handlers of insolvency: reference data, applications and windings-up. */
export const serveInsolvency = (serve: Serve, edms: Edms) => {
  serve(contract.professionalBodies, professionalBodyHandlers)
  serve(contract.academicQualifications, academicQualificationHandlers)
  serve(contract.professionalQualifications, professionalQualificationHandlers)
  serve(contract.windingUpReasons, windingUpReasonHandlers)
  serve(contract.insolvencyApplications, insolvencyApplicationHandlers(edms))
  serve(contract.windingUp, windingUpHandlers)
}
