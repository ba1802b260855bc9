// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isRuleMet, passwordRules } from '../../resources/accounts/password-rules'
import { type Judge, useJudgedPassword } from '../../src/widgets/use-judged-password'

test('the rules that the server judges are ticked by its answer about what is typed now, not before', async () => {
  const asked: string[] = []
  const judge: Judge = async (password) => {
    asked.push(password)
    return { broken: password.startsWith('Karim') ? ['personal'] : [] }
  }
  const met = (broken: readonly string[] | undefined) =>
    passwordRules({ special: false })
      .filter((rule) => isRuleMet(rule, 'Karim-Marmite-8', broken))
      .map(({ name }) => name)
  const { result, rerender } = renderHook(
    ({ password, isReady }) => useJudgedPassword(password, isReady, judge),
    { initialProps: { password: 'Kari', isReady: false } },
  )
  rerender({ password: 'Karim-Marmite-8', isReady: true })
  expect(met(result.current)).toEqual(['length', 'upper', 'digit'])
  await waitFor(() => expect(result.current).toEqual(['personal']))
  expect(met(result.current)).toEqual(['length', 'upper', 'digit', 'common'])
  rerender({ password: 'Marmite-8', isReady: true })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toEqual([]))
  expect(asked).toEqual(['Karim-Marmite-8', 'Marmite-8'])
})
