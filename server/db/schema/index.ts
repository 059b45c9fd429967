export * from './accounts'
export * from './audit'
export * from './reference'
export * from './registry'
