import { describe, expect, test } from 'vitest'
import { weightOf } from '../kit/weight'

describe('The JavaScript of a first visit, gzipped', () => {
  test('is at most 75 KB for the login page', () => {
    expect(weightOf('index.html')).toBeLessThanOrEqual(75_000)
  })

  test('is at most 310 KB for a list of the back office opened directly', () => {
    const weight = weightOf('back-office/index.html', 'ResourceList')
    expect(weight).toBeLessThanOrEqual(310_000)
    expect(weight, 'more than React: its imports are followed').toBeGreaterThan(150_000)
  })

  test('is little more for what opens over such a list, and for a record, than for the list', () => {
    const list = ['back-office/index.html', 'ResourceList'] as const
    const more = (chunk: string) => weightOf(...list, chunk) - weightOf(...list)
    expect(more('NotificationPopup')).toBeLessThanOrEqual(25_000)
    expect(more('Palette')).toBeLessThanOrEqual(60_000)
    expect(more('CellEdits')).toBeLessThanOrEqual(75_000)
    expect(more('ResourceEdit')).toBeLessThanOrEqual(140_000)
  })
})
