/** A call: its verb and its path. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** The five calls of a resource: `VERB /path`, spelled as the specification (`spec` part 1 §7, part 2 §7). */
export interface Calls {
  list?: Call
  one?: Call
  create?: Call
  update?: Call
  remove?: Call
  /** Further calls: a GET reads the same list, a PUT updates a row too. */
  also?: readonly Call[]
  /** `list` answers the rows alone, without their total (domain §23). */
  bare?: boolean
  /** Whose the rows are, where a path says it. */
  owner?: PathOwner
}

/** A parameter of a path that names whose rows are meant (0: nobody's), and the fields that keep it, the usual one first. */
export interface PathOwner {
  param: string
  fields: readonly [string, ...string[]]
}

/** `/setting/generic/{model}`: rows are updated by the id in their body. */
export const generic = (model: string): Calls => ({
  list: `GET /setting/generic/${model}`,
  create: `POST /setting/generic/${model}`,
  update: `PUT /setting/generic/${model}`,
  remove: `DELETE /setting/generic/${model}/{id}`,
  also: [`GET /setting/${model}`],
})

/** `/setting/zone/{model}`. */
export const zone = (model: string): Calls => ({
  list: `GET /setting/zone/${model}`,
  create: `POST /setting/zone/${model}`,
  update: `PUT /setting/zone/${model}`,
  remove: `DELETE /setting/zone/${model}/{id}`,
  also: [`GET /setting/${model}`],
})

/** `/note/{model}`, whose list is the rows alone. */
export const noteCalls = (model: string): Calls => ({
  list: `GET /note/${model}`,
  create: `POST /note/${model}`,
  update: `PUT /note/${model}`,
  remove: `DELETE /note/${model}/{id}`,
  also: [`GET /setting/${model}`],
  bare: true,
})

/** A path of its own with the id in it: `/platform/{id}`. */
export const rest = (path: `/${string}`, list = path): Calls => ({
  list: `GET ${list}`,
  one: `GET ${path}/{id}`,
  create: `POST ${path}`,
  update: `PUT ${path}/{id}`,
  remove: `DELETE ${path}/{id}`,
})

/** Only read. */
export const readOnly = (path: `/${string}`): Calls => ({ list: `GET ${path}` })

/** The same calls, and further ones. */
export const withAlso = (calls: Calls, ...also: Call[]): Calls => ({
  ...calls,
  also: [...(calls.also ?? []), ...also],
})

/** Takes a call apart. */
export function callOf(call: string): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } {
  const [method = 'GET', path = '/'] = call.split(' ')
  return { method: method as 'GET', path }
}
