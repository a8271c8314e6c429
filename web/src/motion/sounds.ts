// Sounds: a few tones made by the browser itself, no files.

import { settings } from '../controls/settings.svelte'
import type { DeckCards } from '../deck/cards'
import type { Seen } from '../net/sitting.svelte'

type Note = [pitch: number, at: number, length: number]

const SOUNDS: Record<'turn' | 'card' | 'completed' | 'over', { volume: number; notes: Note[] }> = {
  turn: { volume: 0.12, notes: [[660, 0, 0.16], [880, 0.12, 0.28]] },
  card: { volume: 0.05, notes: [[320, 0, 0.06]] },
  completed: { volume: 0.1, notes: [[523, 0, 0.16], [659, 0.1, 0.16], [784, 0.2, 0.36]] },
  over: { volume: 0.1, notes: [[392, 0, 0.2], [523, 0.16, 0.2], [659, 0.32, 0.5]] },
}

let context: AudioContext | null = null

// To open a device takes its time: it is done in an idle moment after a first touch, and not while cards fly.
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => 'requestIdleCallback' in window && requestIdleCallback(open), { once: true })

function open(): void {
  if (settings.sound && 'AudioContext' in window) context ??= new AudioContext()
}

/** Play a sound, if sounds are wished for and the browser lets the page speak yet. */
export function play(sound: keyof typeof SOUNDS): void {
  open()
  if (!settings.sound || !context) return
  if (context.state === 'suspended') void context.resume()
  const { volume, notes } = SOUNDS[sound]
  for (const [pitch, at, length] of notes) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    const start = context.currentTime + at
    tone.type = 'triangle'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(volume, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}

/** The sound of what a view shows anew to somebody in a seat. */
export function soundOf(now: Seen, seat: number | null, deck: DeckCards): void {
  if (now.view.over && now.moves.length) play('over')
  else if (now.moves.some((move) => move.verb === deck.family.doneBy)) play('completed')
  else if (now.choices.length && now.log.at(-1)?.seat !== seat) play('turn')
  else if (now.moves.length) play('card')
}
