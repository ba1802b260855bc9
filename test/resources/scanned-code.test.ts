import { describe, expect, test } from 'vitest'
import { scannedCode } from '../../resources/catalogue/scanned-code'
import { isGtin, shortGtin } from '../../resources/schema/identifiers'

describe('a scanned code', () => {
  test.each([
    ['EAN-13', '3017620422003', { gtin: '3017620422003' }],
    ['EAN-8', '96385074', { gtin: '96385074' }],
    ['UPC-A, which some readers pad', '0036000291452', { gtin: '036000291452' }],
    ['an EAN in the 14 digits of a GTIN', '03017620422003', { gtin: '3017620422003' }],
    ['with the mark of its symbology', ']E03017620422003', { gtin: '3017620422003' }],
    [
      'GS1-128: article, date, batch',
      ']C101130176204220001726123110L-42',
      { gtin: '13017620422000', batch: 'L-42', best_before: '2026-12-31' },
    ],
    [
      'DataMatrix: the batch ends at the separator, a month has its last day',
      ']d2\u001d0113017620422000\u001d10AB7\u001d15280200',
      { gtin: '13017620422000', batch: 'AB7', best_before: '2028-02-29' },
    ],
    [
      'a weight and the use-by date before the best-before date',
      '0103017620422003310300125015261201172611301012',
      { gtin: '3017620422003', batch: '12', best_before: '2026-11-30', weight: '1.250' },
    ],
    ['a weight in whole kilograms', '01030176204220033100000012', { gtin: '3017620422003', weight: '12' }],
    ['a weight under a kilogram', '01030176204220033103000450', { gtin: '3017620422003', weight: '0.450' }],
    ['a length is no weight', '01030176204220033113001250', { gtin: '3017620422003' }],
    [
      'with the brackets that stand under it',
      '(01)13017620422000(17)270105(10)X9',
      { gtin: '13017620422000', batch: 'X9', best_before: '2027-01-05' },
    ],
    [
      'what stands behind an element that is not known is left',
      '0103017620422003 99X',
      { gtin: '3017620422003' },
    ],
    ['a wrong key', '3017620422004', undefined],
    ['a wrong key inside', '0113017620422001', undefined],
    ['a reference', 'PDLV-01301', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, text, said) => expect(scannedCode(text)).toEqual(said))
})

test('a GTIN has one writing, whatever it was padded with', () => {
  expect(['00000096385074', '96385074'].map(shortGtin)).toEqual(['96385074', '96385074'])
  expect(['12345', '123456789'].some(isGtin)).toBe(false)
})
