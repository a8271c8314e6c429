// The words of each family of rules.

import type { Card } from '../../net/protocol'
import { discoveries } from './discoveries'
import { projects } from './projects'

/** What a coach says when something is asked, the first time and later, from what a project and several are called. */
export type Lesson = Record<string, ((project: string, projects: string) => string)[]>

export interface FamilyWords {
  /** What cards of each role are called; a project is called as its deck says. */
  roles: Record<string, string>
  /** Why a game ended, by the reason that its result gives. */
  endings: (project: string, projects: string) => Record<string, string>
  /** What a mat says on which nothing lies. */
  nothing: (projects: string) => string
  /** The word for what was done, in general or to a card. */
  done: (card?: Card) => string
  /** What the coach of a first game says, by the verb of a choice, or by the phase and the verb, the one most worth explaining first; also `completed`, `alone` and `wait`. */
  lesson: Lesson
}

export const families = { projects, discoveries }
