/**
 * Benches, which print ratios to a baseline of the same run: `npm run bench`, or `npm run bench -- lists masking`.
 */
const benches: Record<string, () => Promise<{ measure(): Promise<void> }>> = {
  signIn: () => import('./signIn'),
  reload: () => import('./reload'),
  interaction: () => import('./interaction'),
  lists: () => import('./lists'),
  sort: () => import('./sort'),
  numbers: () => import('./numbers'),
  authTiming: () => import('./authTiming'),
  requests: () => import('./requests'),
  find: () => import('./find'),
  accessLog: () => import('./accessLog'),
  work: () => import('./work'),
  people: () => import('./persons'),
  masking: () => import('./masking'),
  office: () => import('./office'),
  live: () => import('./live'),
  doneToNext: () => import('./doneToNext'),
  seeding: () => import('./seeding'),
  start: () => import('./start'),
  sharedLimit: () => import('./sharedLimit'),
  backup: () => import('./backup'),
  crash: () => import('./crash'),
  failover: () => import('./failover'),
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
