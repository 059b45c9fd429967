import type { Db } from './database'

type Readings<Value> = { running: Promise<Value>; next?: Promise<Value> }

/**
 * Returns a function that reads once for all who ask in the same moment. Who asks while a reading runs waits for the
 * next one, which begins afterwards and serves all who wait: nobody is answered with what was true before they asked. A
 * reading that fails fails for those who waited for it. For answers that many portals ask for after the same event.
 */
export const readTogether = <Value>(read: (db: Db) => Promise<Value>): ((db: Db) => Promise<Value>) => {
  const readings = new WeakMap<Db, Readings<Value>>()
  const begin = (db: Db) => {
    const running = read(db)
    const ended = () => {
      if (!readings.get(db)?.next) readings.delete(db)
    }
    readings.set(db, { running })
    running.then(ended, ended)
    return running
  }
  return db => {
    const now = readings.get(db)
    if (!now) return begin(db)
    const afterwards = () => begin(db)
    now.next ??= now.running.then(afterwards, afterwards)
    return now.next
  }
}
