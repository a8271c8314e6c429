// What the coach of a first game says, the most worth explaining first.

import type { Lesson } from '../family'

export const lesson: Lesson = {
  completed: () => 'Scored! Read what is told about it; hold a card to see it large, with its facts on the back. That is the lesson: play on, or open a whole game.',
  'inspire play': () => 'You hold an inspiration. It may be played as any turn begins, or kept; or pass.',
  'field discard': () => 'Nothing was scored, so one card of the open row goes, and a new one comes. Touch the one that shall go.',
  on: () => 'Touch the discovery that your hero scores. You want one of each of the five steps of science.',
  put: () => 'An item or a location can be laid to a hero of its type, for more points.',
  keep: () => 'These are your cards. If you do not like them, exchange them once; or keep them.',
  discard: () => 'Lay down up to three cards that you can spare; then your hand is filled up again.',
  play: () => 'Play a hero from your hand: it scores a discovery of a fitting type from the open row in the middle.',
  accept: () => 'The card lets you do something or leave it. Say which.',
  first: () => 'The card leaves you the choice between several things. Take the one that helps you most.',
  choose: () => 'The card asks you to choose. What you may choose glows, on the table and in the list.',
  end: () => 'Nothing more to do? End your turn.',
  pass: () => 'An inspiration can be played at any time. If you have none for now, pass.',
  wait: () => 'The others play now. Watch where the cards go; the log tells it in words.',
}
