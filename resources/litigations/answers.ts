import type { LitigationStatus, LitigationVerb, Side } from './states'

export interface LitigationHead {
  id: number
  number: string
  lock_version: number
  status: LitigationStatus
  is_sent: boolean
  sent_at: string | null
  litigation_date: string
  adherent: string | null
  supplier: string | null
  supplier_id: number
  order_id: number | null
  order_number: string | null
  reception_id: number | null
  message_object: string | null
  type: string | null
  object: string | null
  litigation_type_id: number | null
  litigationobject_id: number | null
  credit_note: boolean
  amount: string | null
  alert: boolean
  credit_obtained_ht: string | null
  credit_reference: string | null
}

export interface LitigationPage {
  data: LitigationHead[]
  total: number
  /** How many stand in each state; those that were not sent yet apart. */
  counts: { status: LitigationStatus | 'draft'; count: number }[]
}

export interface LitigationFile {
  id: number
  filename: string
  mime_type: string
}

export interface LitigationAnswer extends LitigationHead {
  description: string | null
  supplier_name: string | null
  supplier_phone: string | null
  client_number: string | null
  sender_name: string | null
  sender_phone: string | null
  message_text: string | null
  answer_comment: string | null
  close_reason: string | null
  manager: string | null
  files: LitigationFile[]
  lines: {
    id: number
    order_line_id: number | null
    litigationobject_id: number | null
    label: string
    object: string | null
    quantity: string | null
    unit: string | null
    gap_ht: string
    comment: string | null
  }[]
  messages: {
    id: number
    side: Side | 'system'
    kind: 'message' | 'event'
    text: string
    author: string | null
    createdAt: string
    files: LitigationFile[]
  }[]
  side: Side
  verbs: LitigationVerb[]
  may_write: boolean
  may_edit: boolean
  may_delete: boolean
}
