import { dataTexts } from '../i18n/fr/data'
import { type FieldError, HttpError } from './http-error'

/** What a form reads from a refusal: one message a field. */
export type FormErrors = { [name: string]: string | FormErrors }

/** `contacts.0.email` → `{ contacts: { 0: { email } } }`, as react-hook-form nests its values. */
export function formErrors(fields: readonly FieldError[]): FormErrors {
  const errors: FormErrors = {}
  for (const { name, message } of fields) {
    const path = name.split('.')
    const last = path.pop() ?? name
    let place = errors
    for (const step of path) {
      const known = place[step]
      const next = typeof known === 'object' ? known : {}
      place[step] = next
      place = next
    }
    place[last] = message
  }
  return errors
}

/** Gives a refusal that names fields the `body.errors` that react-admin hands to the form. */
export function forForm(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.fields.length === 0) return error
  const body = typeof error.body === 'object' ? error.body : {}
  return new HttpError({ ...error, body: { ...body, errors: formErrors(error.fields) } })
}

/** An error that came as data (specification 2: err102 for a municipality that exists already). */
export function refusedInData(answer: unknown): HttpError | undefined {
  if (typeof answer !== 'object' || answer === null || 'id' in answer) return undefined
  const { type, display } = answer as { type?: unknown; display?: unknown }
  if (typeof type !== 'string' || !/^err\d+$/.test(type)) return undefined
  return new HttpError({
    status: 409,
    type,
    display: typeof display === 'string' ? display : dataTexts.unexpected,
    body: answer,
  })
}

export interface Refusal {
  id: string | number
  message: string
}

/** Some rows of a bulk action were refused: those that were done and, one by one, why the others were not. */
export class BulkError extends Error {
  constructor(
    readonly done: readonly (string | number)[],
    readonly refused: readonly Refusal[],
  ) {
    super(dataTexts.bulk(done.length, refused.length))
    this.name = 'BulkError'
  }
}

const atOnce = 4

/** Runs an action a row, four at once, and collects what was refused; throws a BulkError when something was. */
export async function runBulk<Id extends string | number>(
  ids: readonly Id[],
  run: (id: Id) => Promise<unknown>,
): Promise<Id[]> {
  const done: Id[] = []
  const refused: Refusal[] = []
  const queue = [...ids]
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await run(id)
        done.push(id)
      } catch (error) {
        refused.push({ id, message: error instanceof HttpError ? error.display : dataTexts.unexpected })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (refused.length) throw new BulkError(done, refused)
  return done
}
