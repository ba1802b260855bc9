/** The goals of a plan, with the sums that they are measured by. */
export const planGoals = [
  { key: 'bio', part: 'bio', base: 'base' },
  { key: 'egalim', part: 'egalim', base: 'base' },
  { key: 'meat_fish', part: 'meat_egalim', base: 'meat_base' },
] as const
