// The words of what stands beside the table: log, chat, facts, and the coach of a first game.

export const aside = {
  log: {
    heading: 'Log',
    lookBack: 'Look back',
    aside: 'Log and chat',
    hide: 'Hide log and chat',
    deal: 'The deal',
    turn: (name: string) => `Turn of ${name}`,
    details: 'Rules',
    jump: (text: string) => `Show this moment: ${text}`,
    fresh: 'New',
    keys: 'Arrow keys go from line to line and to the cards in a line; Enter shows a card.',
    unread: (lines: number, said: number) =>
      [lines ? `${lines} new in the log` : '', said ? `${said} new in the chat` : ''].filter(Boolean).join(', '),
  },
  skip: { label: 'Skip to', asked: 'To what is asked', hand: 'To your hand', table: 'To the table' },
  chat: {
    heading: 'Chat',
    nothing: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    phrases: 'Ready phrases',
  },
  fact: { label: 'Something about what was completed', goOn: 'Go on', isNew: 'New in your album' },
  story: {
    heading: 'Story',
    unread: (count: number) => `${count} unread`,
    nothing: 'Nothing has been completed yet. What is will be told here.',
    plays: (who: string, card: string) => `${who} plays ${card}.`.replace('!.', '!'),
  },
  album: {
    heading: 'Album',
    says: 'What you have completed on this device, from every deck.',
    count: (got: number, all: number, projects: string) => `${got} of ${all} ${projects}`,
  },
  quiz: {
    heading: (count: number) => (count === 1 ? 'A question about what lay on this table' : `${['No', 'One', 'Two', 'Three'][count] ?? count} questions about what lay on this table`),
    says: 'If you like. They count beside the game, and not in it.',
    right: 'Right!',
    wrong: (answer: string) => `No: ${answer}.`,
    tick: ' ✓',
    score: (right: number, all: number) => `${right} of ${all} right`,
  },
  lesson: {
    label: 'Your first game',
    goOn: 'Go on, and try things: what is not allowed says why.',
    skip: 'Skip the lesson',
    end: 'Put the coach away',
    hint: 'Show me a hint',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    over: 'That was a short first game. You know how it goes now: open a whole one from the home page, or learn another deck.',
  },
}
