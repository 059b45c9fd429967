import { configure } from '@testing-library/react'

// A busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 20_000 })
