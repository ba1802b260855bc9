import type { RowRight } from './perimeter'

/**
 * The rows of one's own, and those that their owner shares with one's profile: `user_id` is the owner, `profile_ids` tells the
 * profiles; `by` is the column of the row in their join table.
 */
export const ownOrShared = (table: string, by: string): RowRight => ({
  any: [
    { user: 'user_id' },
    {
      having: `${table}_profile_ids`,
      by,
      where: { having: 'user', by: 'profile_id', of: 'profile_id', where: { user: 'id' } },
    },
  ],
})
