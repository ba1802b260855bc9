/** A file as the server describes it: its address is the upload path, `path`, `unique_name`. */
export interface FileReference {
  id?: number
  path?: string
  unique_name?: string
}

export interface Company {
  id: number
  label?: string
  logo?: FileReference | string | null
  Company_type?: { machine_name: 'private' | 'public'; label: string }
}

export interface SessionProfile {
  id: number
  label: string
  level: number
  profile_type_id: number
  all_menus?: boolean
  Profile_type?: { id: number; machine_name: string }
  Profile_Menu?: readonly { menu_id: number; access_level: number; Menu?: { application_id: number } }[]
}

/** The signed-in user, as `/auth/login` and `/users/me` answer it; an application declares what its own say besides. */
export interface SessionUser {
  id: number
  email: string
  first_name: string
  last_name: string
  phone_number?: string | null
  avatar_file_id?: number | null
  /** Prices are shown with tax: the person's own choice, else its profile's. */
  tax_display?: boolean | null
  Avatar?: FileReference | null
  Profile?: SessionProfile | null
  Company?: readonly Company[]
  isImpersonated?: boolean
  impersonatedBy?: { refresh_token?: string; first_name?: string; last_name?: string } | null
}

/** A user when the value has at least an id and an e-mail, else undefined. */
export function parseUser(value: unknown): SessionUser | undefined {
  if (!isRecord(value) || typeof value.id !== 'number' || typeof value.email !== 'string') return undefined
  const { first_name, last_name } = value
  return {
    ...value,
    id: value.id,
    email: value.email,
    first_name: typeof first_name === 'string' ? first_name : '',
    last_name: typeof last_name === 'string' ? last_name : '',
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
