/** Whom somebody works for before having chosen: the first adherent, or the first one of the first group that has any. */
export function firstAdherent<Option extends { isGroup: boolean; options?: readonly Option[] }>(
  list: readonly Option[],
): Option | undefined {
  const [first] = list
  return first?.isGroup ? (first.options?.[0] ?? firstAdherent(list.slice(1))) : first
}
