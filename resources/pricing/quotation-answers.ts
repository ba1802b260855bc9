/** A family in « Suivi des cotations », with when its prices are due again. */
export interface TrackedFamily {
  id: number
  label: string
  rating: string | null
  frequency_days: number | null
  indexed: boolean
  source: string | null
  /** How many products have values of the market, and the day of the last one. */
  products: number
  last_value: string | null
  /** Since when the last prices of a market or a campaign hold, and the day that the rating's frequency proposes for the next. */
  last_applied: string | null
  next_proposed: string | null
  /** A campaign of the family that is on its way. */
  campaign: { id: number; label: string; appliance_date: string } | null
}

/** A supplier's price of a product, by base unit, beside the market's. */
export interface TrackedArticle {
  id: number
  label: string
  supplier: string
  price: string
  /** In percent of the market's value; null without one. */
  gap_pct: string | null
}

/** A product of a family with its last market values. Prices are by base unit, four decimals. */
export interface TrackedProduct {
  id: number
  code: string
  label: string
  unit: string
  date: string
  value: string
  previous: string | null
  year_ago: string | null
  /** Against the value before, and that of a year ago, in percent. */
  change_pct: string | null
  year_pct: string | null
  articles: TrackedArticle[]
}

/** `GET /quotation-tracking/{id}`. */
export interface TrackedFamilyAnswer {
  /** The server's day in Paris. */
  today: string
  family: TrackedFamily
  products: TrackedProduct[]
  /** How many products have values; the first 500 are answered. */
  total: number
}

/** `GET /quotation-tracking/product/{id}`: two years of the market's values and of suppliers' prices, announced ones included. */
export interface TrackedSeries {
  /** The server's day in Paris, which two years go back from. */
  today: string
  product: { id: number; label: string; unit: string }
  values: { date: string; value: string }[]
  articles: {
    id: number
    label: string
    supplier: string
    prices: { from: string; to: string | null; price: string }[]
  }[]
}
