// What a family in which discoveries are scored says.

import type { FamilyWords } from '.'

export const discoveries: FamilyWords = {
  roles: { hero: 'Hero', item: 'Item', location: 'Location', inspiration: 'Inspiration', challenge: 'Challenge' },
  endings: () => ({
    'five steps': 'All five steps of science were scored, and everyone had equally many turns.',
    'empty field': 'No discoveries were left to be scored.',
  }),
  nothing: () => 'Nothing scored yet.',
  done: (card) => (card?.role === 'hero' ? 'played' : 'scored'),
  lesson: {
    completed: [() => 'Scored! Its points are yours for good. You want one of each of the five steps of science.'],
    alone: [() => 'Now on your own: everything that glows may be done. When you are stuck, ask for a hint.'],
    keep: [() => 'These are your cards. Keep them, or exchange all of them once.'],
    'inspire play': [() => 'You hold an inspiration. It may be played as any turn begins, or kept: then pass.'],
    'field discard': [() => 'Nothing was scored, so one card of the open row goes, and a new one comes. Touch the one that shall go.'],
    on: [() => 'Touch the discovery that your hero scores, for one of the five steps of science.'],
    play: [() => 'Play a hero from your hand: it scores a discovery of a fitting type from the open row in the middle.'],
    put: [() => 'An item or a location can be laid to a hero of its type, for more points.'],
    discard: [() => 'Lay down up to three cards that you can spare; then your hand is filled up again.'],
    accept: [() => 'The hero lets you do something or leave it. Say which.'],
    first: [() => 'The card leaves you the choice between several things. Take the one that helps you most.'],
    choose: [() => 'The hero has an ability: choose what it is used on. What you may choose glows.'],
    observation: [() => 'A wild discovery serves as any step. Say which one you want.'],
    hero: [() => 'The hero has an ability: say what it shall look for.'],
    end: [() => 'Nothing more to do? End your turn.'],
    pass: [() => 'You may let this pass.'],
    wait: [() => 'The others play now. Watch where the cards go.'],
  },
}
