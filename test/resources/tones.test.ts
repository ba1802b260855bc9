import { describe, expect, test } from 'vitest'
import { resources } from '../../resources'

const says = /(^|_)(state|status|decision|severity)$/
const choices = resources.all.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([name, { kind }]) => kind === 'select' && says.test(name))
    .map(([name, field]) => [`${resource.name}.${name}`, field] as const),
)
const failed = /^(Échec|En échec|Interrompu|Refusée|Refusé|Manquante)/

describe.each(choices)('%s', (_, { options = {}, tones = {} }) => {
  test('has a colour for each of its values', () => {
    expect(Object.keys(tones)).toEqual(Object.keys(options))
  })

  test('shows what failed in red, and nothing that went well', () => {
    const red = Object.keys(options).filter((value) => tones[value] === 'red')
    const bad = Object.keys(options).filter((value) => failed.test(options[value] ?? ''))
    expect(red).toEqual(expect.arrayContaining(bad))
    for (const good of ['sent', 'done', 'complete', 'validated', 'active']) expect(red).not.toContain(good)
  })
})

test('a mail that failed does not look like one that was sent', () => {
  const { tones = {} } = resources.get('email_outbox').fields.state ?? {}
  expect(new Set(Object.values(tones)).size).toBe(3)
})

test('a yes that says that something is late is red, not a green tick', () => {
  const late = resources.all.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(
        ([, { kind, of, label }]) =>
          (of?.kind ?? kind) === 'bool' && /^(En retard|Périmé|Expiré|Dépassé)/.test(label),
      )
      .map(([name, { tones }]) => [`${resource.name}.${name}`, tones?.true]),
  )
  expect(late).toEqual([['revenue.late', 'red']])
})
