// What is said when the server cannot be reached.

export const net = {
  serverSilent: 'The server does not answer. Check the connection and try again.',
  serverFailed: (status: number) => `The server could not do this (${status}). Try again.`,
  busy: 'The server is busy. What you did is on its way.',
  lostMeanwhile: 'The connection was lost meanwhile. Try again.',
}
