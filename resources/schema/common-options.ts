import type { Access, ExportRight } from './access'
import type { Agreement } from './agreement'
import type { Calls } from './calls'
import type { Tone } from './field'
import type { Predicate } from './predicate'
import type { RowCheck } from './row-checks'

/** What is said of a resource besides the names of its fields. */
export interface Common {
  /** Singular and plural. */
  label: readonly [string, string]
  calls?: Calls
  access: Access
  /** A list of millions of rows: totals counted up to a cap, deep pages by key. */
  large?: boolean
  /** The rows exist once and for all: neither created nor deleted. */
  fixed?: boolean
  /** Fields that name a row in an imported file besides its title and its unique fields: the supplier's reference of an article. */
  aliases?: readonly string[]
  /** Names under which a search finds it besides its own: what the specification calls « Statistic ». */
  also?: readonly string[]
  /** Names that a search filters and sorts by besides those of its fields, and where each stands: `zip_code` in `Office_address.zip_code`. */
  searchedAs?: Readonly<Record<string, string>>
  /** Administrators add fields of their own to it in the browser (`custom-field.ts`): its table keeps columns free for them. */
  customFields?: true
  /** Staff comment its rows, mention each other, follow them and assign what is to be done (`resources/schema/comment.ts`). */
  comments?: true
  /**
   * Its rows are about rows of the resources that take comments: the fields that say of which one, and which row. Who may not
   * read that row reads none of them.
   */
  about?: { readonly list: string; readonly row: string }
  /** Its rows serve imports: the field that names the list. Who may not import into that list reads none of them. */
  into?: string
  /**
   * Of a short list: what else names a row where people write it. `words`: fields with abbreviations and other words, parted by
   * commas; `percent`: the share that it stands for.
   */
  named?: { readonly words?: readonly string[]; readonly percent?: string }
  /** The field that tells rows of one name apart, where it stands beside that name or with it in one text: a town's zip code. */
  apartBy?: string
  /** Where no mark says whether a row is active, its status does: those with one of these are not. */
  inactive?: { readonly field: string; readonly in: readonly number[] }
  /** Rows of which this holds serve nobody any more: before one becomes so, what that strikes is said (`out-of-service.ts`). */
  outOfService?: Predicate
  /** Fields whose change may strike something though the row goes on serving: what, is said of the row as it would be. */
  mayStrike?: readonly string[]
  /** Of a table of statuses whose rows are fixed: id → colour of its badge wherever something refers to it. */
  tones?: Readonly<Record<number, Tone>>
  /** What is said of a row that is not there; « … introuvable » unless told. */
  notFound?: string
  /** Associations that the call of one record answers whole, by name or by a path of two. */
  whole?: readonly string[]
  singleton?: boolean
  /** Rows are deleted for good instead of being marked. */
  hardDelete?: boolean
  /** Whether a deleted row can be brought back with what went with it; said where the removal is the domain's own. */
  restores?: boolean
  /** Rows say who people are: PostgreSQL shows none of them without an actor, as with rows that hold a secret. */
  personal?: boolean
  /** Writes leave no field history (sessions, tokens). */
  untracked?: boolean
  /**
   * Kinds under which what is done to a row stands in the security journal: by `create`, `update`, `update:<field>`,
   * `update:<field>=<value>`, `delete`, `link:<association>`, `event:<name>`. A settings table has one unless told.
   */
  journal?: Readonly<Record<string, string>>
  /** Rows are only added: the database itself refuses to change or delete one (a ledger, domain I-12). */
  insertOnly?: boolean
  /**
   * All of its rows follow a record that is merged into another one: where one cannot (it would come twice there, or is never
   * changed), the merge is refused by name. Of other resources such a row stays with the record that was merged away.
   */
  follows?: true
  /** The table, when it is another resource's: this one is a view of it. */
  table?: string
  /** Values that every row of a view has: set on creation, held in every read. */
  scope?: Readonly<Record<string, string | number | boolean>>
  /** `false`: no workbook creates or changes rows, since their writes are calls of their own. */
  imports?: false
  /** Rows that no general call reads, whoever asks (search, list, export, history): what those answer instead. */
  refusal?: 'err541'
  /** What of the rows the back office exports with each permission; absent = everything that one sees (domain §17.3). */
  exports?: readonly ExportRight[]
  /** Place in the settings hub; absent = not a settings table. */
  group?: string
  /** The tabs of its form are the steps of its creation, one after the other (`?step`, portal §2). */
  stepped?: boolean
  /** Address of its pages inside an application, where the specification gives one: `/usermanagement`. */
  at?: string
  /** What a row is called on its page, where its title alone does not say what it is about: an anomaly by its article. */
  heading?: (row: Readonly<Record<string, unknown>>) => string
  /** References that must say the same as a field beside them; the server looks. */
  agreements?: readonly Agreement[]
  /** Pure checks of the whole row, on both sides, after those of its fields. */
  checks?: readonly RowCheck[]
}
