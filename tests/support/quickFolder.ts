import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const GB = 1024 ** 3

/**
 * Returns a folder in memory where the system has one with room for so many bytes, else that of temporary files. What is
 * synced costs nothing there, and what is deleted is gone at once.
 */
export const quickFolder = (room = 2 * GB) => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize > room && freemem() > room) return '/dev/shm'
  } catch {}
  return tmpdir()
}
