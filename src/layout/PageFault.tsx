import { useRouteError } from 'react-router-dom'
import { FaultNotice } from './FaultBoundary'

/** In place of a page that failed, or whose code did not come. Other addresses work; this one works again after a reload. */
export const PageFault = () => <FaultNotice error={useRouteError()} />
