/** A name that stands beside a bar. */
export const short = (name: string): string => (name.length > 24 ? `${name.slice(0, 23)}…` : name)
