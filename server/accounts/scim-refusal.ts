/** Words of RFC 7644 §3.12. */
export type ScimType = 'invalidValue' | 'uniqueness' | 'noTarget' | 'mutability' | 'invalidSyntax'

/** A directory's request that is refused, with the status and the word of the protocol. */
export class ScimRefusal extends Error {
  constructor(
    readonly status: number,
    readonly scimType: ScimType | undefined,
    detail: string,
  ) {
    super(detail)
  }
}

export const notThere = (id: string | number): ScimRefusal =>
  new ScimRefusal(404, undefined, `Resource ${id} not found`)
