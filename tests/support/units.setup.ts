import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// A busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 20_000 })

// Files of a worker share its page: one that left a button there would have the next one's Tab stop at it.
afterAll(cleanup)
