/** The errors that redocly finds in an OpenAPI document, given as text. */
export function openApiErrors(source: string): Promise<string[]>
