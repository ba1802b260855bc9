import { describe, expect, test } from 'vitest'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { ApiError } from '../../server/api/error'
import { checkValues } from '../../server/api/values'

const fields = {
  order_id: f.int({ label: 'Commande', required: true }),
  urgent: f.bool({ label: 'Urgent' }),
  comment: f.text({ label: 'Commentaire', max: 10 }),
}

const refused = (given: unknown, from: 'address' | 'body' = 'body') => {
  try {
    return checkValues(fields, given, from)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.answer.fields
  }
}

describe('what a call is given is checked against its declared fields', () => {
  test('a required one that is absent or empty is refused by name, with every other wrong one', () => {
    const required = { name: 'order_id', message: messages.required }
    expect(refused({})).toEqual([required])
    expect(refused({ order_id: null })).toEqual([required])
    expect(refused(undefined)).toEqual([required])
    expect(refused({ comment: 'bien trop long', other: 1 })).toEqual([
      { name: 'other', message: messages.unknown },
      required,
      { name: 'comment', message: expect.any(String) },
    ])
  })

  test('the texts of an address are parsed; those of a body keep their type', () => {
    expect(refused({ order_id: '12', urgent: 'true' }, 'address')).toEqual({ order_id: 12, urgent: true })
    expect(refused({ order_id: 12, urgent: true })).toEqual({ order_id: 12, urgent: true })
  })
})
