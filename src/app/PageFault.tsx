import { useRouteError } from 'react-router-dom'
import { FaultNotice } from './FaultBoundary'

/** In place of a page that failed, or whose code did not come. Going to another address tries again. */
export const PageFault = () => <FaultNotice error={useRouteError()} />
