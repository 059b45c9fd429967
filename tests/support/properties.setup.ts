import { configureGlobal } from 'fast-check'

/** Each run tries the same cases of every property. `PROPERTY_SEED=7 npm run test:quick` tries others. */
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_125) })
