// What a family in which projects are completed says.

import { capital, withArticle } from '../grammar'
import type { FamilyWords } from '.'

export const projects: FamilyWords = {
  roles: { resource: 'Resource', wildcard: 'Resource of any kind', modifier: 'Modifier', block: 'Blocks a modifier' },
  endings: (project, projects) => ({
    'last call': `The last ${project} was drawn, and everyone had a last turn.`,
    'no projects left': `No ${projects} were left to be finished.`,
  }),
  nothing: (projects) => `No active ${projects}.`,
  done: () => 'completed',
  lesson: {
    completed: [() => 'You have completed your first one! Its points are yours for good.'],
    alone: [(_, projects) => `Now on your own: what glows may be done. But ${projects} left unfinished cost points. When you are stuck, ask for a hint.`],
    block: [() => 'Somebody plays something against you. If you have a card that blocks it, now is the time; or let it pass.'],
    cancel: [() => 'A modifier is being played. You hold a card that cancels any: use it now, or let it pass.'],
    complete: [(project) => `${capital(withArticle(project))} of yours has all that it needs! Touch it: its points are yours.`],
    decline: [() => 'An offer to work together: both need fewer cards, and both score. Accept it, or decline.'],
    on: [(_, projects) => `It fits more than one of your ${projects}. Touch the one that shall have it.`],
    give: [() => 'This one must be given away. Touch it, and then the player who gets it.'],
    put: [
      (project) => `You hold what is needed. Touch it, and it goes to your ${project}: the mark is ticked.`,
      () => 'Good. Each mark wants a card of its own: touch the next one.',
      () => 'Nearly there. One more card.',
    ],
    start: [(project) => `Lay ${withArticle(project)} before you: touch it in your hand. The marks on it are what it needs.`],
    draw: [
      (_, projects) => `Each turn begins with drawing. One pile has ${projects}, which score; another has what they need. Touch one.`,
      () => 'Draw again. You see your cards when you have drawn them.',
      () => 'And one more.',
    ],
    discard: [(_, projects) => `At the end of your turn you keep one card for each of your ${projects} on the table. Touch what you can spare.`],
    play: [() => 'This card does what is written on it. Some must be played at once; others you may keep for a better moment.'],
    accept: [() => 'The card lets you do something or leave it. Say which.'],
    first: [() => 'The card leaves you the choice between several things. Take the one that helps you most.'],
    choose: [() => 'The card asks you to choose. What you may choose glows.'],
    end: [(project) => `Nothing more to do? End your turn. What is unfinished at the end costs points, so finish each ${project} that you start.`],
    wait: [() => 'The others play now. Watch where the cards go.'],
  },
}
