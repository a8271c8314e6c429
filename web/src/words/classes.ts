// The words of a class: opening one, coming to it, and the teacher's list.

import type { Begins, ClassTable } from '../net/protocol'
import { listed, many } from './grammar'

const STILL = 90 // seconds without a choice that are worth a word

function minutes(seconds: number): string {
  return seconds < 120 ? 'a minute' : `${Math.floor(seconds / 60)} minutes`
}

export const classes = {
  classes: {
    open: {
      link: 'Open a class',
      says: 'Many people, one code, a table for every three to five.',
      heading: 'Open a class',
      lead: 'One code for everybody: whoever types it, and a name, sits down at a table. You see all tables at once and need no seat yourself.',
      deck: 'Deck',
      size: 'Seats at a table',
      sizeSays: 'As play begins, a table may get one seat more or fewer, so that nobody is left over.',
      begins: 'Play begins',
      told: 'when I say so',
      full: 'at each table when it is full',
      fullSays: 'The last full table waits until three more have come, or until you say that everybody is here.',
      openIt: 'Open the class',
    },
    banner: { paused: 'The class is paused.', ended: 'This class is over.' },
    gone: {
      heading: (code: string) => `There is no class ${code}`,
      says: 'Check the code: it has six letters and digits.',
    },
    join: {
      heading: 'Join the class',
      name: 'Your name',
      nameMissing: 'Type your name first.',
      sit: 'Sit down',
      come: (pupils: number) => (pupils ? `${many(pupils, 'person has', 'people have')} come.` : 'You are the first.'),
      full: 'This class is full.',
      over: 'This class is over.',
    },
    place: {
      heading: (table: number) => `You sit at table ${table}`,
      hello: (name: string) => `Hello, ${name}.`,
      mates: (mates: string[]) => (mates.length ? `With you: ${listed(mates)}.` : 'The others are on their way.'),
      waits: (begins: Begins) =>
        begins === 'told'
          ? 'The game opens here by itself when your teacher says so.'
          : 'The game opens here by itself when the table is full, or when your teacher says so.',
      leave: 'Give up my place',
      guide: 'Meanwhile: how to play',
    },
    list: {
      invite: 'To join',
      go: 'Go to',
      code: 'and type the code',
      large: 'Show it large',
      qr: 'The link to this class as a QR code',
      come: (pupils: number, room: number) => (room ? many(pupils, 'person has come', 'people have come') : `${pupils} have come: the class is full`),
      beginAll: 'Begin at all tables',
      beginRest: 'Everybody is here: begin',
      beginSays: 'Nobody is left over: groups of one or two join others, and bots fill what is still missing.',
      pause: 'Pause all',
      resume: 'Go on',
      end: 'End the class…',
      endReally: 'End all games for good?',
      endYes: 'Yes, end them',
      endNo: 'No',
      empty: 'Nobody has come yet. As people come, their tables appear here.',
      tables: 'Tables',
      table: (table: number) => `Table ${table}`,
      state: (table: ClassTable, paused: boolean) =>
        table.status === 'waiting'
          ? 'waiting'
          : table.status === 'over'
            ? 'over'
            : table.status === 'broken'
              ? 'cannot be played on'
              : paused
                ? 'paused'
                : `turn ${table.turn + 1}`,
      won: (winners: string[]) => (winners.length === 1 ? `${winners[0]} has won.` : `${listed(winners)} share the win.`),
      waitsFor: (name: string, away: boolean, still: number) =>
        away ? `Waits for ${name}, who is away.` : still > STILL ? `${name} has been asked for ${minutes(still)}.` : '',
      toMove: 'to move',
      away: 'away',
      bot: 'bot',
      standsIn: 'a bot plays',
      left: 'left; a bot plays',
      completed: (count: number) => `${count} completed`,
      open: 'Open another class',
      look: (table: number) => `Look on at table ${table}`,
      lookShort: 'Look on',
      putBot: 'Bot plays',
      putBotFor: (name: string) => `Bot plays for ${name}`,
      addBot: 'Add a bot',
      addBotTo: (table: number) => `Add a bot to table ${table}`,
      removeBot: 'Remove a bot',
      removeBotFrom: (table: number) => `Remove a bot from table ${table}`,
      begin: 'Begin',
      beginAt: (table: number) => `Begin at table ${table}`,
      more: (name: string) => `More about ${name}`,
      move: 'Move to',
      moveWho: (name: string) => `Move ${name} to`,
      moveChoose: 'choose…',
      moveNew: 'a new table',
      back: 'Let back in',
      backSays: (name: string) => `Whoever joins as ${name} next gets this place: for a device that has forgotten it.`,
      backDone: (name: string) => `${name} can join again by the code and the same name.`,
      sendAway: 'Send away',
      sendAwayWho: (name: string) => `Send away ${name}`,
    },
  },
}
