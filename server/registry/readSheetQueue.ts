import { Refusal } from '@contract/errors'

type Limits = { atOnce: number; waiting: number; ofOnePerson: number }
type Turn = { person: string; isRunning: boolean; start(): void }

/**
 * Creates a queue for reading: `atOnce` readings at a time, one per person. `take` resolves when it is the person's
 * turn, with the function that ends it. Throws a Refusal: too-many-readings for a person at their limit, busy when too
 * many wait, malformed-request for a caller who left.
 */
export const createReadSheetQueue = ({ atOnce, waiting, ofOnePerson }: Limits) => {
  const turns: Turn[] = []

  const startNext = () => {
    for (const turn of turns) {
      const running = turns.filter(({ isRunning }) => isRunning)
      if (running.length >= atOnce) return
      if (turn.isRunning || running.some(({ person }) => person === turn.person)) continue
      turn.isRunning = true
      turn.start()
    }
  }
  const end = (turn: Turn) => {
    const at = turns.indexOf(turn)
    if (at < 0) return
    turns.splice(at, 1)
    startNext()
  }

  return {
    take(person: string, signal: AbortSignal): Promise<() => void> {
      if (turns.filter(turn => turn.person === person).length >= ofOnePerson)
        return Promise.reject(new Refusal('too-many-readings', { most: ofOnePerson }))
      if (turns.filter(({ isRunning }) => !isRunning).length >= waiting) return Promise.reject(new Refusal('busy'))
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Refusal('malformed-request'))
        const leave = () => {
          end(turn)
          reject(new Refusal('malformed-request'))
        }
        const turn: Turn = {
          person,
          isRunning: false,
          start() {
            signal.removeEventListener('abort', leave)
            resolve(() => end(turn))
          },
        }
        signal.addEventListener('abort', leave)
        turns.push(turn)
        startNext()
      })
    },
  }
}
