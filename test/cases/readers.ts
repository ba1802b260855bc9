import type { GivenCell } from '../../resources/schema/reading/given'

/** What is read: a text that somebody wrote, or a cell of a sheet. */
export type Given = { text: string } | { cell: GivenCell }
/** A value, a value with a remark, or a part of the sentence that says why it is none. */
export type Expected = { value: unknown; remark?: string } | { error: string }
export interface ReaderCase {
  kind: string
  given: Given
  expected: Expected
  /** Of a price: the names of its unit. */
  per?: readonly string[]
}

const t = (text: string): Given => ({ text })
const c = (cell: GivenCell): Given => ({ cell })
const as = (raw: number | string, format: string): Given => c({ raw, format })
const v = (value: unknown, remark?: string): Expected =>
  remark === undefined ? { value } : { value, remark }
const e = (error: string): Expected => ({ error })
const of = (kind: string, pairs: readonly (readonly [Given, Expected])[]): ReaderCase[] =>
  pairs.map(([given, expected]) => ({ kind, given, expected }))

const illegible = (text: string) => e(`Nombre illisible : « ${text} »`)
const uncalculated = e('Formule non calculée : ouvrez le fichier et enregistrez-le.')

const prices = of('price', [
  [t('1234,5'), v('1234.5000')],
  [t('1 234,50'), v('1234.5000')],
  [t('1\u00a0234,50'), v('1234.5000')],
  [t('1\u202f234,50'), v('1234.5000')],
  [t('1\u2009234,50'), v('1234.5000')],
  [t('1 234 567,5'), v('1234567.5000')],
  [t("1'234.50"), v('1234.5000')],
  [t('1’234.50'), v('1234.5000')],
  [t('1.234,50'), v('1234.5000')],
  [t('1,234.50'), v('1234.5000')],
  [t('1.234.567,5'), v('1234567.5000')],
  [t('1,234,567.5'), v('1234567.5000')],
  [t('1.234.567'), v('1234567.0000', 'Lu 1 234 567')],
  [t('1.234'), v('1.2340', 'Lu 1,234')],
  [t('12.345'), v('12.3450', 'Lu 12,345')],
  [t('123.456'), v('123.4560', 'Lu 123,456')],
  [t('1,234'), v('1.2340')],
  [t('0.785'), v('0.7850')],
  [t('1234.567'), v('1234.5670')],
  [t('12,5 €'), v('12.5000')],
  [t('12,5€'), v('12.5000')],
  [t('€ 12,5'), v('12.5000')],
  [t('€12,5'), v('12.5000')],
  [t('12,5 EUR'), v('12.5000')],
  [t('12,5 EUR HT'), v('12.5000')],
  [t('12,50 € HT'), v('12.5000')],
  [t('12,50 € H.T.'), v('12.5000')],
  [t('12,50 euros'), v('12.5000')],
  [t('12 euro'), v('12.0000')],
  [t('12 HT'), v('12.0000')],
  [t('1 234,50 €'), v('1234.5000')],
  [t('3€20'), v('3.2000')],
  [t('3 €20'), v('3.2000')],
  [t('3 € 20'), v('3.2000')],
  [t('12€05'), v('12.0500')],
  [t('3€2'), illegible('3€2')],
  [t('3 20'), illegible('3 20')],
  [t('3 20 €'), illegible('3 20 €')],
  [t('12 5'), illegible('12 5')],
  [t('12 34 567'), illegible('12 34 567')],
  [t('1,2,3'), illegible('1,2,3')],
  [t('1.2.3'), illegible('1.2.3')],
  [t('1,23.45'), illegible('1,23.45')],
  [t('12.34,5'), illegible('12.34,5')],
  [t('--5'), illegible('--5')],
  [t('1e3'), illegible('1e3')],
  [t('12a'), illegible('12a')],
  [t('environ 2'), illegible('environ 2')],
  [t('2 ou 3'), illegible('2 ou 3')],
  [t('2-3'), illegible('2-3')],
  [t('12 %'), illegible('12 %')],
  [t('1/2'), illegible('1/2')],
  [t('12 $'), illegible('12 $')],
  [t('(5)'), illegible('(5)')],
  [t('0x10'), illegible('0x10')],
  [t('gratuit'), e('Un nombre est attendu.')],
  [t('€'), e('Un nombre est attendu.')],
  [t('-5'), v('-5.0000')],
  [t('−5'), v('-5.0000')],
  [t('–5,20'), v('-5.2000')],
  [t(' 5 '), v('5.0000')],
  [t('007'), v('7.0000')],
  [t('1,33333'), e('4 décimales au maximum')],
  [t('1,23450'), v('1.2345')],
  [t('123456789'), e('8 chiffres au maximum')],
  [c(0.30000000000000004), v('0.3000')],
  [c(2.9999999999999996), v('3.0000')],
  [c(14.990000000000002), v('14.9900')],
  [c(1.33333333333333), v('1.3333', '1,33333333333333 arrondi à 1,3333')],
  [c(2.66666666666667), v('2.6667', '2,66666666666667 arrondi à 2,6667')],
  [c(0.00005), v('0.0001', '0,00005 arrondi à 0,0001')],
  [c(0.416666666666667), v('0.4167', '0,416666666666667 arrondi à 0,4167')],
  [c(-0.00005), v('-0.0001', '-0,00005 arrondi à -0,0001')],
  [c(1.234), v('1.2340')],
  [c(0), v('0.0000')],
  [c(1e-7), v('0.0000', '0,0000001 arrondi à 0,0000')],
  [c('2,40'), v('2.4000')],
  [c('3 20'), illegible('3 20')],
  [c(null), v(null)],
  [c('  '), v(null)],
  [c('#REF!'), uncalculated],
  [c('#N/A'), uncalculated],
  [c('#DIV/0!'), uncalculated],
  [c('#GETTING_DATA'), uncalculated],
  [as(2.4, '000000'), v('2.4000')],
  [as(0.5, '0%'), v('0.5000')],
  [t('2,40 €/kg'), e('Prix par « kg »')],
])

const perKilo = (text: string, expected: Expected): ReaderCase => ({
  kind: 'price',
  given: t(text),
  expected,
  per: ['Kilogramme', 'kg', 'kilo'],
})
const perUnit = [
  perKilo('2,40 €/kg', v('2.4000')),
  perKilo('2,40 € / kg', v('2.4000')),
  perKilo('2,40 €/KG', v('2.4000')),
  perKilo('2,40 € le kilo', v('2.4000')),
  perKilo('2,40 € HT par kilogramme', v('2.4000')),
  perKilo('2,40/kg', v('2.4000')),
  perKilo('2,40 €/kg HT', v('2.4000')),
  perKilo('2,40 €/pièce', e('Prix par « pièce », attendu par « Kilogramme ».')),
  perKilo('2,40 €/100 g', illegible('2,40 €/100 g')),
  perKilo('2,40 €', v('2.4000')),
]

const quantities = of('quantity', [
  [t('1/2'), v('0.500')],
  [t('½'), v('0.500')],
  [t('1 ½'), v('1.500')],
  [t('1½'), v('1.500')],
  [t('1 1/2'), v('1.500')],
  [t('12+6'), v('18.000')],
  [t('1,5 + 1/2'), v('2.000')],
  [t('12+'), illegible('12+')],
  [t('12+-6'), illegible('12+-6')],
  [t('¼'), v('0.250')],
  [t('2 ¾'), v('2.750')],
  [t('3/4'), v('0.750')],
  [t('1/8'), v('0.125')],
  [t('⅛'), v('0.125')],
  [t('1/3'), illegible('1/3')],
  [t('⅓'), illegible('⅓')],
  [t('2/1'), illegible('2/1')],
  [t('12/7'), illegible('12/7')],
  [t('3/4/26'), illegible('3/4/26')],
  [t('80'), v('80.000')],
  [t('2,5'), v('2.500')],
  [t('1 200'), v('1200.000')],
  [t('2 €'), illegible('2 €')],
  [t('dix'), e('Un nombre est attendu.')],
  [c(12), v('12.000')],
  [c(0.1 + 0.2), v('0.300')],
  [c(0.33333), v('0.333', '0,33333 arrondi à 0,333')],
])

const shares = of('rate', [
  [t('5,5 %'), v('5.50')],
  [t('5.5%'), v('5.50')],
  [t('5,5'), v('5.50')],
  [t('20%'), v('20.00')],
  [t('-3,2 %'), v('-3.20')],
  [t('5,5 €'), illegible('5,5 €')],
  [t('5 5 %'), illegible('5 5 %')],
  [c(5.5), v('5.50')],
  [as(0.055, '0.0%'), v('5.50')],
  [as(0.021, '0.00 %'), v('2.10')],
  [as(0.2, '0%'), v('20.00')],
  [as(1, '0%'), v('100.00')],
  [as(0.07000000000000001, '0.00%'), v('7.00')],
  [as('0,055', '0.0%'), v('5.50')],
  [as('5,5 %', '0.0%'), v('5.50')],
  [as('5,5', '0.0%'), v('5.50')],
])

const vat = of('vat', [
  [t('5,5'), v(55)],
  [t('5.5%'), v(55)],
  [t('5,50 %'), v(55)],
  [t('20%'), v(200)],
  [t('20,00'), v(200)],
  [t('TVA 5,5'), v(55)],
  [t('TVA 10 %'), v(100)],
  [t('TVA 20 %'), v(200)],
  [t('tva à 2,1 %'), v(21)],
  [t('Taux de TVA : 20 %'), v(200)],
  [t('taux réduit'), v(55)],
  [t('Taux normal'), v(200)],
  [t('0'), v(1)],
  [c(10), v(100)],
  [c(5.5), v(55)],
  [c(0.2), e("0,2 % n'est pas un taux de TVA : vouliez-vous 20 % ?")],
  [c(0.055), e("0,055 % n'est pas un taux de TVA : vouliez-vous 5,5 % ?")],
  [t('19,6'), e("19,6 % n'est pas un taux de TVA.")],
  [as(0.2, '0%'), v(200)],
  [as(0.055, '0.0%'), v(55)],
  [as(0.1, '0.00 %'), v(100)],
  [as('0,055', '0.0%'), v(55)],
  [t('exonéré'), e('introuvable')],
])

const units = of('unit', [
  [t('KG'), v(1)],
  [t('kg'), v(1)],
  [t('kgs'), v(1)],
  [t('Kg.'), v(1)],
  [t('kilo'), v(1)],
  [t('kilos'), v(1)],
  [t('Kilogrammes'), v(1)],
  [t(' kilogramme\u00a0'), v(1)],
  [t('L'), v(2)],
  [t('litres'), v(2)],
  [t('Litre'), v(2)],
  [t('pcs'), v(3)],
  [t('Pièces'), v(3)],
  [t('piece'), v(3)],
  [t('barquettes'), v(4)],
  [t('cageot'), e('introuvable')],
])

const codes = of('reference', [
  [t('AB\u201112'), v('AB-12')],
  [t('AB\u201312'), v('AB-12')],
  [t('AB\u221212'), v('AB-12')],
  [t('AB-12\u00a0'), v('AB-12')],
  [t(' AB-12 '), v('AB-12')],
  [t('AB\u200b-12'), v('AB-12')],
  [t('001234'), v('001234')],
  [c('001234'), v('001234')],
  [c(1234), v('1234')],
  [as(1234, '000000'), v('001234')],
  [as(7, '00000'), v('00007')],
  [as(12, '"R-"0000'), v('R-0012')],
  [as(12, '\\R0000'), v('R0012')],
  [as(1234567, '000000'), v('1234567')],
  [as(1234, '0.00'), v('1234')],
  [c(12.5), v('12.5')],
  [c(123456789012345), v('123456789012345')],
  [c(1.5e15), e('plus de 15 chiffres')],
  [c(true), v('oui')],
])

const barcodes = of('barcode', [
  [t('3 400 930 000 007'), v('3400930000007')],
  [t('3017620422003'), v('3017620422003')],
  [t('3 017620 422003'), v('3017620422003')],
  [t('3-017620-422003'), v('3017620422003')],
  [t('3\u2011017620\u2011422003'), v('3017620422003')],
  [t('03017620422003'), v('3017620422003')],
  [t('036000291452'), v('036000291452')],
  [t('0036000291452'), v('036000291452')],
  [t('00036000291452'), v('036000291452')],
  [c(3017620422003), v('3017620422003')],
  [c(3.017620422003e12), v('3017620422003')],
  [c(1e16), e('plus de 15 chiffres')],
  [t('3017620422004'), e('code-barres')],
])

const days = of('date', [
  [t('3/4/26'), v('2026-04-03')],
  [t('03/04/2026'), v('2026-04-03')],
  [t('03.04.2026'), v('2026-04-03')],
  [t('3-4-2026'), v('2026-04-03')],
  [t('3 4 2026'), v('2026-04-03')],
  [t('3 avril 2026'), v('2026-04-03')],
  [t('vendredi 3 avril 2026'), v('2026-04-03')],
  [t('3 Avr. 2026'), v('2026-04-03')],
  [t('1er août 2026'), v('2026-08-01')],
  [t('1 AOÛT 2026'), v('2026-08-01')],
  [t('14 févr. 2026'), v('2026-02-14')],
  [t('2026-04-03'), v('2026-04-03')],
  [t('2026/4/3'), v('2026-04-03')],
  [t('20260403'), v('2026-04-03')],
  [t('03042026'), v('2026-04-03')],
  [t('030426'), v('2026-04-03')],
  [t('20122026'), v('2026-12-20')],
  [t('3/4/69'), v('2069-04-03')],
  [t('3/4/70'), e('Une date est attendue')],
  [t('4/13/2026'), e('Une date est attendue')],
  [t('31/02/2026'), e('Une date est attendue')],
  [t('2026-13-01'), e('Une date est attendue')],
  [t('3 brumaire 2026'), e('Une date est attendue')],
  [t('demain'), e('Une date est attendue')],
  [t('3/4'), e('Une date est attendue')],
  [c(45292), v('2024-01-01')],
  [c(46115), v('2026-04-03')],
  [as(43830, 'from1904'), v('2024-01-01')],
  [c(20260403), v('2026-04-03')],
  [c({ wall: '2026-04-03T00:00:00' }), v('2026-04-03')],
  [c('3/4/26'), v('2026-04-03')],
  [c(null), v(null)],
])

const answers = of('bool', [
  ...['oui', 'Oui', 'OUI', 'O', 'o', 'x', 'X', '✓', '✔', '1', 'vrai', 'yes', ' oui '].map(
    (text) => [t(text), v(true)] as const,
  ),
  ...['non', 'Non', 'N', 'n', '0', 'faux', 'no'].map((text) => [t(text), v(false)] as const),
  [c(true), v(true)],
  [c(false), v(false)],
  [c(1), v(true)],
  [c(0), v(false)],
  [c(null), v(false)],
  [c(''), v(false)],
  [t('peut-être'), e('oui ou par non')],
  [c(2), e('oui ou par non')],
])

const wholes = of('int', [
  [t('12'), v(12)],
  [t('1 200'), v(1200)],
  [t('1\u202f200'), v(1200)],
  [t('12,0'), v(12)],
  [t('12,5'), e('Un nombre entier est attendu.')],
  [t('1.234'), e('Un nombre entier est attendu.')],
  [t('1 2'), illegible('1 2')],
  [t('douze'), e('Un nombre entier est attendu.')],
  [c(2.9999999999999996), v(3)],
  [c(1.5), e('Un nombre entier est attendu.')],
])

const places = of('postcode', [
  [t('01000'), v('01000')],
  [t('1000'), e('5 chiffres')],
  [c(1000), v('01000', 'Lu 01000 : le tableur avait ôté le zéro.')],
  [c(54000), v('54000')],
  [as(1000, '00000'), v('01000')],
  [t('54 000'), v('54000')],
  [c('1000'), e('5 chiffres')],
])

/** What people write, by kind, and what it says (doors §3). */
export const readerCases: readonly ReaderCase[] = [
  ...[prices, perUnit, quantities, shares, vat, units, codes, barcodes, days, answers, wholes, places].flat(),
]
