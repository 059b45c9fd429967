import { z } from 'zod'

// Stops zod from trying to compile code for each schema, which the Content-Security-Policy forbids and reports.
// This is imported before anything else, so that it comes before every schema.
z.config({ jitless: true })
