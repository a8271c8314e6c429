// What the coach of a first game says, the most worth explaining first.

import { capital, withArticle } from '../../words/grammar'
import type { Lesson } from '../family'

export const lesson: Lesson = {
  completed: () => 'Well done! Read what is told about it; hold a card to see it large, with its facts on the back. That is the lesson: play on, or open a whole game.',
  block: () => 'Somebody plays something against you. If you have a card that blocks it, now is the time; or let it pass.',
  cancel: () => 'A modifier is being played. You hold a card that cancels any: use it now, or let it pass.',
  complete: (project: string) => `${capital(withArticle(project))} has all it needs! Touch it to complete it: its points are yours, and nobody can take them.`,
  decline: () => 'An offer to work together: both need fewer cards, and both score. Accept it, or decline.',
  on: (_: string, projects: string) => `It fits more than one of your ${projects}. Touch the one that shall have it.`,
  give: () => 'This one must be given away. Touch it, and then the player who gets it.',
  put: (project: string) => `You hold something that is needed. Touch it, and it goes to your ${project}: the mark is ticked.`,
  start: (project: string) =>
    `Now act, as much as you like. Touch ${withArticle(project)} in your hand to lay it before you. The marks on it are what it needs.`,
  draw: (project: string) =>
    `Each turn begins with drawing. Touch a pile that glows: one has ${project} cards, which score; the other has what they need.`,
  discard: (_: string, projects: string) =>
    `At the end of your turn you keep one card for each of your ${projects} on the table. Touch what you can spare.`,
  play: () => 'This card does what is written on it. Some must be played at once; others you may keep for a better moment.',
  accept: () => 'The card lets you do something or leave it. Say which.',
  first: () => 'The card leaves you the choice between several things. Take the one that helps you most.',
  choose: () => 'The card asks you to choose. What you may choose glows, on the table and in the list.',
  end: (project: string) =>
    `Nothing more to do? End the action phase. What is on the table and unfinished at the end costs points, so finish each ${project} that you start.`,
  wait: () => 'The others play now. Watch where the cards go; the log tells it in words.',
}
