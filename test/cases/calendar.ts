/** Public holidays of the place of delivery and of the platform (doors §6); departments by their codes. */
export const calendarCases = [
  { id: 'good-friday-moselle', to: '57', platform: '54', day: '2027-03-26', reason: 'holiday' },
  { id: 'good-friday-bas-rhin', to: '67', platform: '67', day: '2027-03-26', reason: 'holiday' },
  { id: 'second-christmas-haut-rhin', to: '68', platform: '68', day: '2028-12-26', reason: 'holiday' },
  { id: 'good-friday-elsewhere', to: '54', platform: '54', day: '2027-03-26', reason: null },
  { id: 'platform-closed-that-day', to: '54', platform: '67', day: '2027-03-26', reason: 'holiday' },
  // Friday 26 and Easter Monday 29 are no business days of the platform.
  {
    id: 'cut-off-over-good-friday',
    to: '54',
    platform: '67',
    day: '2027-03-30',
    reason: null,
    cut_off: '2027-03-25T12:00:00+01:00',
  },
] as const
