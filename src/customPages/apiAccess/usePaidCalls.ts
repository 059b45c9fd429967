import { useAnnouncedExtensions } from '@/components/hostExtensions'

/**
 * Tells whether the host treats keys and calls as the registry's own API does: keys are shown once, the sandbox
 * returns made-up answers, and calls are paid from a balance. The documents do not say so of other hosts.
 */
export const usePaidCalls = () => useAnnouncedExtensions()?.has('apiUsage') ?? false
