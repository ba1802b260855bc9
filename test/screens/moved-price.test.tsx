// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MovedPrice } from '../../src/screens/orders/MovedPrice'

const said = (added: string | null, now: string, atSending: string | null = null, isFrozen = false) =>
  render(
    <MovedPrice isFrozen={isFrozen} line={{ price_added_ht: added, price_ht: now, price_now: atSending }} />,
  ).container.textContent?.replaceAll('\u00a0', ' ')

test('a line of a cart says what its price was when it was added, only where it moved (domain §10.1)', () => {
  expect(said('1.3500', '1.4100')).toBe("Le prix a changé depuis l'ajout : 1,35 € → 1,41 €")
  expect(said('1.35', '1.3500')).toBe('')
  expect(said(null, '1.4100')).toBe('')
  expect(said('1.35', '1.3500', '1.4100')).toBe("Le prix a changé ; à l'envoi : 1,35 € → 1,41 €")
  expect(said('1.35', '1.3500', '1.4100', true)).toBe(
    "Le prix a changé depuis l'envoi à validation : 1,35 € → 1,41 € ; la commande garde 1,35 €",
  )
})
