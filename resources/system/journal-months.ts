/** Months for which the security journal is kept: the least that an installation may choose, the most, and unless told. */
export const [shortestJournal, longestJournal, usualJournal] = [6, 36, 12]
