import { useStored } from '@/createStore'
import AccessPage from '@/customPages/access/AccessPage'
import fileTypes from '@/resources/files'
import { instruments } from '@/resources/files/instruments'
import { areasInOrder, loadedAreas } from './areas'

/** The explanation of access, which is about every list, file and section of the portal. */
const AccessScreen = () => {
  const areas = areasInOrder(useStored(loadedAreas))
  const sections = areas.flatMap(area => area.sections)
  return (
    <AccessPage resources={areas.flatMap(({ lists }) => lists)} content={{ files: fileTypes, instruments, sections }} />
  )
}

export default AccessScreen
