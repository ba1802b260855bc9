/** The guards of the findings in the body of a refusal, each once; none of another body. */
export function guardsIn(body: unknown): string[] {
  const findings: unknown = Reflect.get(Object(body), 'findings')
  if (!Array.isArray(findings)) return []
  return [...new Set(findings.map((finding) => String(Reflect.get(Object(finding), 'guard'))))]
}
