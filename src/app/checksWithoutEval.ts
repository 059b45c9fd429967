import { z } from 'zod'

// When a schema is made, zod tries whether it may compile code, which the Content-Security-Policy forbids and reports.
// This is imported before anything else, so that it comes before every schema.
z.config({ jitless: true })
