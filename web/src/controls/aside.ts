// The log and the chat: beside the table, where the list of all choices stands above them, or over it on a smaller screen.

import { MediaQuery } from 'svelte/reactivity'
import { settings } from './settings.svelte'

const beside = new MediaQuery('min-width: 75rem')

export const aside = {
  /** Whether they lie over the table. */
  get isOver(): boolean {
    return settings.aside && !beside.current
  },

  /** Whether they are there: beside the table with the list, too. */
  get isOpen(): boolean {
    return settings.aside || (settings.list && beside.current)
  },

  open(): void {
    settings.set({ aside: true })
  },

  /** Where they lie over the table the list stands elsewhere, and stays. */
  shut(): void {
    settings.set(beside.current ? { aside: false, list: false } : { aside: false })
  },
}
