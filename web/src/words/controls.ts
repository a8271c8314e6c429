// The words of settings, of levels, of a card shown large, and of leaving.

import type { Card } from '../net/protocol'
import { capital } from './grammar'

export const controls = {
  level: 'Bots',
  levelOf: (name: string, says: string) => `${capital(name)}: ${says}`,
  leave: {
    leave: 'Leave',
    really: (isPlaying: boolean) => (isPlaying ? 'Leave? A bot takes your seat.' : 'Leave? Your seat will be free.'),
    yes: 'Yes, leave',
    no: 'No, stay',
  },
  settings: {
    heading: 'Settings',
    pace: 'Pace of bots and cards',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    taps: 'A touch on the table',
    tapsAre: { once: 'is sent at once', wait: 'waits a second, and can be taken back', twice: 'is sent when touched again' },
    theme: 'Colours',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    sound: 'Sounds',
    sharedSound: 'Sounds on a screen that several people look at',
    list: 'Show all choices as a list of sentences',
    keys: 'Single keys: 1–9 for what glows, E to end the turn, U undo, H hint, Z look at a card, L log, C chat, S story',
    zoom: 'To see a card large, rest the mouse on it, press and hold it, use the right mouse button, or the key Z.',
  },
  zoom: {
    facts: 'What is known about it',
    front: 'Back to its face',
    sources: 'Where this comes from',
    part: (part: string) => ({ about: 'Background', effect: 'What it does', unfinished: 'What it costs unfinished' })[part] ?? capital(part),
    backOf: (card: Card) => [card.name, ...card.facts, card.about].filter(Boolean).join('. '),
  },
}
