export const number = (n: number) => n.toLocaleString('en-GB')
export const many = (n: number, one: string, several: string) => `${number(n)} ${n === 1 ? one : several}`
export const rows = (n: number) => many(n, 'row', 'rows')
