// The words of what is asked, and of what is said to this person alone.

import { many } from './grammar'

export const prompt = {
  yourTurn: 'Your turn. ',
  rule: (rule: string) => `(rule ${rule})`,
  advice: { label: 'What a bot would do', best: 'A bot would:', else: 'Or else:', figures: 'In figures' },
  prompt: {
    label: 'What is asked',
    /** What this person is asked, without the name that others need. */
    choices: 'What you may do',
    tray: 'Cards to choose from',
    lastCall: (turns: number) => `Last call: ${many(turns, 'turn', 'turns')} until the end.`,
    unsent: 'Your choice is kept and will be sent when the connection is back.',
    undo: 'Undo',
    hint: 'Hint',
    more: 'More',
    lastDeed: 'Last:',
    since: (count: number) => `Since your turn: ${many(count, 'thing', 'things')} happened`,
    skip: 'Skip ahead',
    pending: (text: string) => `${text.replace(/\.$/, '')}. Touch it again to do it now.`,
    takeBack: 'Take it back',
    strokes: 'Several things by one touch',
    /** What one touch does, where no card or pile stands for it. */
    stroke: (deed: string) => ({ finish: 'Play all, end turn', discard: 'Discard first' })[deed] ?? '',
    endTurn: 'End turn',
    fill: (name: string, count: number) => `Give ${name} what fits: ${many(count, 'card', 'cards')}`,
    draw: (count: number, pile: string) => `×${count} ${pile}`,
    drawAll: (count: number, pile: string) => `Draw ${count} cards: ${pile}`,
    last: (name: string) => `Discard ${name} and end the turn`,
    andEnd: '+ End',
    times: (count: number) => `×${count}`,
    order: 'Never ask me to answer: I always pass, and everybody sees this',
    spectator: (code: string) => `You look on at table ${code}.`,
  },
  window: {
    ring: (seconds: number) => `Open for ${seconds} seconds at most`,
    still: (left: number) => String(Math.ceil(left)),
    answered: (choice: string) => `You have answered: ${choice}. Undo takes it back until all have.`,
  },
  spotlight: (name: string) => `${name} plays this`,
  isOver: 'The game is over.',
  notAsked: (name: string) => `Not now: ${name} is choosing.`,
  byItself: (text: string) => `Done for you: ${text.replace(/\.$/, '')}.`,
  onlyChoice: 'It was the only choice.',
}
