/**
 * Benches, which print ratios to a baseline of the same run: `npm run bench`, or `npm run bench -- lists requests`.
 */
const benches: Record<string, () => Promise<{ measure(): Promise<void> }>> = {
  signIn: () => import('./signIn'),
  reload: () => import('./reload'),
  interaction: () => import('./interaction'),
  lists: () => import('./lists'),
  searches: () => import('./searches'),
  requests: () => import('./requests'),
  privacy: () => import('./privacy'),
  authTiming: () => import('./authTiming'),
  work: () => import('./work'),
  morning: () => import('./morning'),
  office: () => import('./office'),
  seeding: () => import('./seeding'),
  views: () => import('./views'),
  load: () => import('./load'),
  start: () => import('./start'),
  crash: () => import('./crash'),
  failover: () => import('./failover'),
  history: () => import('./history'),
  upgrade: () => import('./upgrade'),
}

const asked = process.argv.slice(2)
for (const name of asked.length ? asked : Object.keys(benches)) {
  const load = benches[name]
  if (!load) {
    console.error(`There is no bench called ${name}: ${Object.keys(benches).join(', ')}`)
    process.exit(2)
  }
  console.log(`\n── ${name}`)
  await (await load()).measure()
}
process.exit(0)

export {}
