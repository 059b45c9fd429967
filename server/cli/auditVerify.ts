import { anchorFileIn, readAnchors, readLooseAnchors } from '../audit/anchorFile'
import { findAuditKey } from '../audit/auditKey'
import { anchorsInForce, verifyTrail } from '../audit/verifyTrail'
import { readSettings } from '../config/settings'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

// Further files with anchors: of a backup, a log, or a mailbox.
const files = process.argv.slice(2)

const settings = readSettings(process.env)
refuseMissingRegistry(settings)
const key = findAuditKey(settings)
if (!key) {
  console.error(`There is no key: set AUDIT_KEY, or put the file audit.key back into ${settings.dataDir}.`)
  process.exit(2)
}
const own = await readAnchors(anchorFileIn(settings.dataDir), key)
const others = await Promise.all(files.map(file => readLooseAnchors(file, key)))
const inForce = [...anchorsInForce(own.anchors), ...others.flatMap(({ anchors }) => anchors)]

const database = await databaseForCommand(settings)
const { entries, faults } = await verifyTrail(database.read, inForce)
await database.close()

const sum = (count: 'proven' | 'otherKey' | 'forged') => [own, ...others].reduce((total, one) => total + one[count], 0)
const [proven, otherKey, forged] = [sum('proven'), sum('otherKey'), sum('forged')]
const setAside = own.anchors.length - anchorsInForce(own.anchors).length
for (const { id, fault } of faults.slice(0, 100)) console.error(`entry ${id}: ${fault}`)
if (forged) console.error(`${forged} anchors are not as they were written.`)
if (!proven) console.error('No anchor was made with this key: nobody can tell if the trail is whole.')
if (otherKey) console.log(`${otherKey} anchors carry another key. They are compared, and prove nothing.`)
if (setAside) console.log(`${setAside} anchors name entries that were lost when a backup was restored.`)
const sound = !faults.length && !forged && proven > 0
console.log(
  sound
    ? `${entries} entries, all as they were written, against ${proven} anchors.`
    : `${faults.length} faults in ${entries} entries, against ${proven} anchors.`,
)
process.exit(sound ? 0 : 1)
