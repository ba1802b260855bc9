/** The whole line of prices after an act on it, by days from today (doors §2). */
export const priceCases = [
  {
    id: 'promotion',
    start: [['d-30', null, '2.0000']],
    act: { write: ['d+10', 'd+16', '1.5000'] },
    expect: [
      ['d-30', 'd+9', '2.0000'],
      ['d+10', 'd+16', '1.5000'],
      ['d+17', null, '2.0000'],
    ],
  },
  {
    id: 'promotion-from-today',
    start: [['d-30', null, '2.0000']],
    act: { write: ['d+0', 'd+6', '1.5000'] },
    expect: [
      ['d-30', 'd-1', '2.0000'],
      ['d+0', 'd+6', '1.5000'],
      ['d+7', null, '2.0000'],
    ],
  },
  {
    id: 'promotion-in-a-market',
    start: [['d-30', 'd+200', '2.0000']],
    act: { write: ['d+10', 'd+16', '1.5000'] },
    expect: [
      ['d-30', 'd+9', '2.0000'],
      ['d+10', 'd+16', '1.5000'],
      ['d+17', 'd+200', '2.0000'],
    ],
  },
  {
    id: 'promotion-over-the-market-end',
    start: [['d-30', 'd+12', '2.0000']],
    act: { write: ['d+10', 'd+16', '1.5000'] },
    expect: [
      ['d-30', 'd+9', '2.0000'],
      ['d+10', 'd+16', '1.5000'],
    ],
  },
  {
    id: 'two-promotions',
    start: [['d-30', null, '2.0000']],
    act: [{ write: ['d+10', 'd+16', '1.5000'] }, { write: ['d+30', 'd+36', '1.4000'] }],
    expect: [
      ['d-30', 'd+9', '2.0000'],
      ['d+10', 'd+16', '1.5000'],
      ['d+17', 'd+29', '2.0000'],
      ['d+30', 'd+36', '1.4000'],
      ['d+37', null, '2.0000'],
    ],
  },
  {
    id: 'promotion-of-one-member',
    scope: 'member',
    start: [['d-30', null, '1.9000']],
    act: { write: ['d+10', 'd+16', '1.5000'] },
    expect: [
      ['d-30', 'd+9', '1.9000'],
      ['d+10', 'd+16', '1.5000'],
      ['d+17', null, '1.9000'],
    ],
  },
  {
    id: 'promotion-by-import',
    door: 'import',
    start: [['d-30', null, '2.0000']],
    act: { write: ['d+10', 'd+16', '1.5000'] },
    expect: [
      ['d-30', 'd+9', '2.0000'],
      ['d+10', 'd+16', '1.5000'],
      ['d+17', null, '2.0000'],
    ],
  },
  {
    id: 'award-before-a-promotion',
    door: 'award, market until d+300',
    start: [
      ['d-30', null, '2.0000'],
      ['d+10', 'd+16', '1.5000'],
    ],
    act: { write: ['d+0', 'd+300', '1.8000'] },
    expect: [
      ['d-30', 'd-1', '2.0000'],
      ['d+0', 'd+9', '1.8000'],
      ['d+10', 'd+16', '1.5000'],
      ['d+17', 'd+300', '1.8000'],
    ],
  },
]
