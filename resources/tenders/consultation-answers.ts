import type { AnswerContent } from './answer'
import type { ConsultationMoment } from './consultation-time'
import type { Criterion } from './criteria'
import type { Progress } from './progress'
import type { OwnRound } from './rounds'
import type { ResponseStatus, TenderStatus } from './states'

/** A consultation in its supplier's list. */
export interface ConsultationHead {
  id: number
  code: string
  label: string
  version: number
  company: string
  catalog: string
  lots: number
  moment: ConsultationMoment
  response_date_limit: string | null
  /** Of the last round of negotiation that it was asked into. */
  negotiation_deadline: string | null
  status: TenderStatus
  response_status: ResponseStatus | null
  receipt_number: string | null
  declined_at: string | null
}

/** A lot as its family card shows it to the supplier that answers. */
export interface ConsultedLot {
  id: number
  lot_number: number
  label: string
  family: string
  zone: string | null
  updatedAt: string
  quotation_label: string | null
  /** The supplier's own articles of the family. */
  articles: number
  /** Communes that it delivers for the family already. */
  delivered_before: number
  all_before: boolean
}

/** `GET /consultation/{id}`. */
export interface ConsultationAnswer extends ConsultationHead {
  now: string
  /** The round that runs, where it was asked into it. */
  round: OwnRound | null
  /** Nobody reads what is sent before it is opened. */
  sealed: boolean
  criteres: Criterion[]
  lot_rows: ConsultedLot[]
  /** Communes by department. */
  communes: { department_id: number; communes: number }[]
  zones: { zone_id: number; department_ids: number[] }[]
  products: {
    id: number
    tender_family_id: number
    code: string
    label: string
    volume: string
    unit: string
    mandatory: boolean
  }[]
  documents: { id: number; label: string; filename: string; file_id: number }[]
  questions: { id: number; text: string; answer: string | null; own: boolean }[]
  response: {
    status: ResponseStatus
    version: number
    submitted_at: string | null
    receipt_number: string | null
    saved_at: string | null
    sha256: string
  } | null
  answer: AnswerContent | null
  versions: {
    version: number
    kind: string
    at: string
    receipt_number: string | null
    sha256: string | null
  }[]
  progress: ({ tender_family_id: number } & Progress)[]
}
