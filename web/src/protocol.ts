// The types of the protocol lie in net/.

export * from './net/protocol'
