import { addDays, parisMoment } from '../../resources/schema/paris-time'

/** Days on which counting days goes wrong, each tried with the day before and the day after. */
export const hardDays = [
  ['2026-10-25', 'Sunday of 25 hours'],
  ['2026-11-01', 'All Saints, a Sunday'],
  ['2026-11-11', 'Armistice'],
  ['2026-11-22', 'Sunday 200 days after the delivery of an order sent before its approval was told'],
  ['2026-12-25', 'Christmas'],
  ['2027-01-01', 'end of the year'],
  ['2027-02-28', 'end of February'],
  ['2027-03-28', 'Sunday of 23 hours, before Easter Monday'],
  ['2027-05-01', 'Labour Day, end of a month of 30 days'],
  ['2027-06-16', 'ordinary Wednesday'],
  ['2027-07-14', 'National Day'],
  ['2027-08-15', 'Assumption'],
  ['2027-09-30', 'end of a quarter'],
  ['2027-10-31', 'Sunday of 25 hours, end of a month of 31 days'],
  ['2028-02-29', 'leap day'],
  ['2028-03-26', 'Sunday of 23 hours'],
  ['2028-04-17', 'Easter Monday'],
  ['2028-05-08', 'Victory of 1945, a Monday'],
  ['2028-05-25', 'Ascension'],
  ['2028-06-05', 'Whit Monday'],
] as const

const hours = ['11:07', '00:20', '07:30', '23:50', '14:00']

/** The 60 days, each at its own hour in Paris: the morning, just after midnight, just before … */
export const chosenDays = hardDays
  .flatMap(([day]) => [addDays(day, -1), day, addDays(day, 1)])
  .map((day, index) => ({ day, now: parisMoment(day, hours[index % hours.length] ?? '11:07') }))
