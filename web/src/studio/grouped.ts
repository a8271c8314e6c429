/** What belongs together, in the order in which it first comes. */
export function grouped<T>(all: readonly T[], by: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each])
  return groups
}
