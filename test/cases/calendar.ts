/** Public holidays of the place of delivery and of the platform (doors §6); departments by their codes. */
export const calendarCases = [
  { id: 'good-friday-moselle', to: '57', platform: '54', day: '2027-03-26', reason: 'holiday' },
  { id: 'good-friday-bas-rhin', to: '67', platform: '67', day: '2027-03-26', reason: 'holiday' },
  { id: 'second-christmas-haut-rhin', to: '68', platform: '68', day: '2028-12-26', reason: 'holiday' },
  { id: 'good-friday-elsewhere', to: '54', platform: '54', day: '2027-03-26', reason: null },
  { id: 'platform-closed-that-day', to: '54', platform: '67', day: '2027-03-26', reason: 'holiday' },
  // The abolition of slavery is remembered on another day in each department overseas (code du travail, L3422-2).
  { id: 'abolition-guadeloupe', to: '971', platform: '971', day: '2027-05-27', reason: 'holiday' },
  { id: 'abolition-martinique', to: '972', platform: '972', day: '2028-05-22', reason: 'holiday' },
  { id: 'abolition-guyane', to: '973', platform: '973', day: '2027-06-10', reason: 'holiday' },
  { id: 'abolition-reunion', to: '974', platform: '974', day: '2027-12-20', reason: 'holiday' },
  { id: 'abolition-mayotte', to: '976', platform: '976', day: '2027-04-27', reason: 'holiday' },
  { id: 'abolition-elsewhere', to: '54', platform: '972', day: '2027-04-27', reason: null },
  { id: 'abolition-of-the-platform', to: '54', platform: '974', day: '2027-12-20', reason: 'holiday' },
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
