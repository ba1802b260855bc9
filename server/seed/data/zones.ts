const codes = (text: string) => text.split(' ')

/** Delivery zones of the buying group: metropolitan France in eight, overseas in one. */
export const zones: readonly { label: string; departments: readonly string[] }[] = [
  { label: 'Île-de-France', departments: codes('75 77 78 91 92 93 94 95') },
  { label: 'Nord', departments: codes('02 59 60 62 80') },
  { label: 'Est', departments: codes('08 10 51 52 54 55 57 67 68 88') },
  { label: 'Bourgogne-Franche-Comté', departments: codes('21 25 39 58 70 71 89 90') },
  { label: 'Rhône-Alpes Auvergne', departments: codes('01 03 07 15 26 38 42 43 63 69 73 74') },
  { label: 'Méditerranée', departments: codes('04 05 06 11 13 2A 2B 30 34 48 66 83 84') },
  { label: 'Sud-Ouest', departments: codes('09 12 16 17 19 23 24 31 32 33 40 46 47 64 65 79 81 82 86 87') },
  {
    label: 'Ouest et Centre',
    departments: codes('14 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 85'),
  },
  { label: 'Outre-mer', departments: codes('971 972 973 974 975 976 977 978') },
]
