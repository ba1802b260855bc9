/** The market's last value of a product until a day, by its base unit (domain §10.3): a subquery of (date, value). */
export const lastMarketValue = (product: string, day: string): string => `
  select w.date, w.value from market_rating_value w where w.product_id = ${product} and w."deletedAt" is null and w.date <= ${day}
  order by w.date desc, w.id desc limit 1`
