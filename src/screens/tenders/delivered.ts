/** How many communes are delivered: the country, or so many of them. */
export interface Delivered {
  all: boolean
  communes: number
}
