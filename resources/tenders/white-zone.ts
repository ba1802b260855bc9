/** A department where invited suppliers do not deliver a lot everywhere. */
export interface WhiteZone {
  lot_id: number
  lot_number: number
  lot: string
  department_id: number
  code: string
  department: string
  /** Communes of the department, and how many of them no invited supplier delivers. */
  communes: number
  white: number
  /** Members in those communes. */
  members: { id: number; name: string; city: string }[]
  /** Suppliers that are not invited and deliver there, with the white communes that each would fill. */
  suppliers: { id: number; name: string; communes: number }[]
}

/** `GET /tender/{id}/white-zones`; of the lots that are `unplaced`, with neither a zone nor a member to deliver, nothing can be told. */
export interface WhiteZones {
  data: WhiteZone[]
  unplaced: { id: number; lot_number: number; label: string }[]
}
