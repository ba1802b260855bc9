export type Tag = { label: string; id?: number | string }

const same = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('fr') === other.trim().toLocaleLowerCase('fr')

/** The tags with one more: empty labels, a label already there and what is over `maxTags` are ignored. */
export function addTag(tags: readonly Tag[], added: Tag, maxTags = Number.POSITIVE_INFINITY): readonly Tag[] {
  const label = added.label.trim()
  if (!label || tags.length >= maxTags || tags.some((tag) => same(tag.label, label))) return tags
  return [...tags, { ...added, label }]
}
