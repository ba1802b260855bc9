// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toggled } from '../../src/screens/shop/shop-url'
import { useShopState } from '../../src/screens/shop/use-shop-state'
import { show } from './kit'

function Catalogue() {
  const [, change] = useShopState()
  const bothAtOnce = () => {
    change({ without: ['eggs'] })
    change(({ choices }) => ({ choices: toggled(choices, 'family', 2) }))
    change(({ choices }) => ({ choices: toggled(choices, 'family', 5) }))
    change({ q: 'lait' })
  }
  return (
    <button type="button" onClick={bothAtOnce}>
      Choisir
    </button>
  )
}

test('filters chosen while a word waits to be searched are all kept', async () => {
  const { query } = show(<Catalogue />)
  await act(async () => screen.getByRole('button').click())
  expect(Object.fromEntries(query())).toEqual({ q: 'lait', family: '2,5', without: 'eggs' })
})
