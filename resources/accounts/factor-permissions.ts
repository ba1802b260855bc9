/**
 * Rights whose holders prove themselves by a second factor unless their profile says otherwise: those of administrators, of staff
 * who see sealed offers, and of suppliers who answer tenders.
 */
export const factorPermissions: ReadonlySet<string> = new Set([
  'updateProfile',
  'openTenderResponses',
  'scoreTender',
  'answerTender',
])
