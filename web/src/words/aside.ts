// The words of what stands beside the table: log, chat, facts, and the coach of a first game.

export const aside = {
  log: { heading: 'Log', aside: 'Log and chat' },
  chat: {
    heading: 'Chat',
    nothing: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    phrases: 'Ready phrases',
  },
  fact: { label: 'Something about what was completed', pin: 'Keep it open', pinned: 'Kept open' },
  lesson: {
    label: 'Your first game',
    goOn: 'You know enough for this. Go on, and try things: what is not allowed says why.',
    skip: 'Skip the lesson',
    over: 'That was a short first game. You know how it goes now: open a whole one from the home page, or learn another deck.',
  },
}
