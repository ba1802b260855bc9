export interface FieldError {
  name: string
  message: string
}

/** What the person reads when the server's answer has no sentence. */
export interface HttpTexts {
  unexpected: string
  missingToken: string
  sessionExpired: string
  /** No answer: no network, no server, or not within the limit of time. */
  noAnswer: string
}

/** A refused or failed call. `status` is 0 when no answer came; `display` is the sentence to show. */
export class HttpError extends Error {
  readonly status: number
  readonly type: string | undefined
  readonly display: string
  readonly fields: readonly FieldError[]
  /** The whole answer, for errors that carry more than a sentence (err102, err409). */
  readonly body: unknown

  constructor(from: {
    status: number
    display: string
    type?: string
    fields?: readonly FieldError[]
    body?: unknown
    cause?: unknown
  }) {
    super(from.display, { cause: from.cause })
    this.name = 'HttpError'
    this.status = from.status
    this.type = from.type
    this.display = from.display
    this.fields = from.fields ?? []
    this.body = from.body
  }
}

/** Reads `{ type, display, fields }` from the body of a refusal, parsed or not; without it, the unexpected-error sentence. */
export function readError(status: number, answer: unknown, texts: HttpTexts): HttpError {
  const body = typeof answer === 'string' ? parse(answer) : answer
  return new HttpError({
    status,
    type: textOf(body, 'type'),
    display: textOf(body, 'display') ?? texts.unexpected,
    fields: fieldsOf(body),
    body,
  })
}

/** The error of a call that got no answer at all. */
export const noAnswer = (display: string, cause: unknown) => new HttpError({ status: 0, display, cause })

/** True when the server is away: no answer, or a 5xx. It says nothing about the person. */
export const isAway = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)

/** True when the call was given up by its caller: nothing to tell anybody. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function property(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

function textOf(body: unknown, name: string): string | undefined {
  const value = property(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldsOf(body: unknown): FieldError[] {
  const fields = property(body, 'fields')
  if (!Array.isArray(fields)) return []
  return fields.flatMap((field) => {
    const name = textOf(field, 'name')
    const message = textOf(field, 'message')
    return name && message ? [{ name, message }] : []
  })
}
