/** The address where a member is delivered, SQL: its own for deliveries, else its office; `member` is the alias of the member's row. */
export const deliveredAt = (member: string): string =>
  `coalesce(${member}.delivery_address_id, ${member}.office_address_id)`
