import { useAnnounced } from '@/views/announced'

/**
 * Tells whether the host treats keys and calls as the registry's own API does: keys are shown once, the sandbox makes its
 * answers up, calls are paid from a balance. No document says so of any other host.
 */
export const usePaidCalls = () => useAnnounced()?.has('apiUsage') ?? false
