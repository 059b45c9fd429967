import { anchorFileIn, readAnchors, readLooseAnchors } from '../audit/anchorFile'
import { findAuditKey } from '../audit/auditKey'
import { anchorsInForce, verifyTrail } from '../audit/verifyTrail'
import { readSettings } from '../config/settings'
import { verifyLoads } from '../loads/verifyLoads'
import { defineCommand, WrongUse } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

const MOST_NAMED = 100

export const auditVerify = defineCommand({
  name: 'audit verify',
  sentence: 'Checks the whole audit trail against its anchors.',
  words: [{ name: 'file', sentence: 'Further files with anchors: of a backup, a log, or a mailbox.', takes: 'many' }],
  async run({ words: files, env }) {
    const settings = readSettings(env)
    refuseMissingRegistry(settings)
    const key = findAuditKey(settings)
    if (!key)
      throw new WrongUse(`There is no key: set AUDIT_KEY, or put the file audit.key back into ${settings.dataDir}.`)
    const own = await readAnchors(anchorFileIn(settings.dataDir), key)
    const others = await Promise.all(files.map(file => readLooseAnchors(file, key)))
    const inForce = [...anchorsInForce(own.anchors), ...others.flatMap(({ anchors }) => anchors)]

    const database = await databaseForCommand(settings)
    const { entries, faults, loads } = await (async () => ({
      ...(await verifyTrail(database.read, inForce)),
      loads: await verifyLoads(database.read),
    }))().finally(() => database.close())

    const sum = (count: 'proven' | 'otherKey' | 'forged') =>
      [own, ...others].reduce((total, one) => total + one[count], 0)
    const [proven, otherKey, forged] = [sum('proven'), sum('otherKey'), sum('forged')]
    const setAside = own.anchors.length - anchorsInForce(own.anchors).length
    const changed = loads.filter(({ fits }) => !fits)
    const sound = !faults.length && !forged && !changed.length && proven > 0
    return {
      lines: [
        ...(otherKey ? [`${otherKey} anchors carry another key. They are compared, and prove nothing.`] : []),
        ...(setAside ? [`${setAside} anchors name entries that were lost when a backup was restored.`] : []),
        ...(sound ? [`${entries} entries, all as they were written, against ${proven} anchors.`] : []),
        ...(loads.length && !changed.length ? [`${loads.length} loads, with the rows that their entries name.`] : []),
      ],
      faults: [
        ...changed.map(({ load, entry }) => `load ${load}: its rows are not those of entry ${entry}`),
        ...faults.slice(0, MOST_NAMED).map(({ id, fault }) => `entry ${id}: ${fault}`),
        ...(forged ? [`${forged} anchors are not as they were written.`] : []),
        ...(proven ? [] : ['No anchor was made with this key: nobody can tell if the trail is whole.']),
        ...(sound ? [] : [`${faults.length} faults in ${entries} entries, against ${proven} anchors.`]),
      ],
      result: { entries, proven, otherKey, forged, setAside, trailFaults: faults.slice(0, MOST_NAMED), loads },
    }
  },
})
