import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isTaggedPdf } from '../server/storage/tagged-pdf'
import { pdf } from './kit/pictures'

const file = (...parts: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((one) => Buffer.from(one))])
const catalog = (more: string) => `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n`
const trailer = 'trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
const marked = '/MarkInfo << /Marked true >> /StructTreeRoot 5 0 R'

/** Objects packed as writers of PDF 1.5 and later do, the catalog among them. */
function packed(objects: Readonly<Record<number, string>>): Buffer {
  const texts = Object.values(objects)
  const at = texts.map((_, index) => texts.slice(0, index).join(' ').length + (index ? 1 : 0))
  const head = `${Object.keys(objects)
    .map((number, index) => `${number} ${at[index]}`)
    .join(' ')} `
  const stream = deflateSync(Buffer.from(head + texts.join(' ')))
  const dictionary = `<</DecodeParms<</Predictor 1>>/Filter/FlateDecode/First ${head.length}/Length ${stream.length}/N ${texts.length}/Type/ObjStm>>`
  return file(
    `7 0 obj\n${dictionary}stream\r\n`,
    stream,
    '\nendstream\nendobj\n8 0 obj\n<</Root 1 0 R/Type/XRef>>stream\n\nendstream\nendobj\n',
  )
}

test('a PDF is tagged when its catalog is marked and has a tree of structure, in the open or packed', () => {
  expect(isTaggedPdf(file(catalog(marked), trailer))).toBe(true)
  expect(
    isTaggedPdf(
      file(catalog('/MarkInfo 6 0 R /StructTreeRoot 5 0 R'), '6 0 obj\n<</Marked true>>\nendobj\n', trailer),
    ),
  ).toBe(true)
  expect(isTaggedPdf(packed({ 1: `<</Type/Catalog ${marked}>>`, 2: '<</Type/Pages>>' }))).toBe(true)
  expect(
    isTaggedPdf(
      packed({
        2: '<</Type/Pages>>',
        6: '<</Marked true>>',
        1: '<</Type/Catalog/MarkInfo 6 0 R/StructTreeRoot 5 0 R>>',
      }),
    ),
  ).toBe(true)
})

test('one that is marked as not tagged, has no tree, or lost it by a later update is not; a damaged one is not judged', () => {
  expect(isTaggedPdf(file(catalog(''), trailer))).toBe(false)
  expect(isTaggedPdf(file(catalog('/StructTreeRoot 5 0 R'), trailer))).toBe(false)
  expect(isTaggedPdf(file(catalog('/MarkInfo << /Marked false >> /StructTreeRoot 5 0 R'), trailer))).toBe(
    false,
  )
  expect(isTaggedPdf(packed({ 1: '<</Type/Catalog/MarkInfo<</Marked true>>>>' }))).toBe(false)
  expect(isTaggedPdf(file(catalog(marked), trailer, catalog(''), trailer))).toBe(false)
  expect(isTaggedPdf(pdf())).toBeUndefined()
  expect(isTaggedPdf(Buffer.from('GIF89a'))).toBeUndefined()
  expect(isTaggedPdf(file('/Type/ObjStm '.repeat(50_000)))).toBeUndefined()
})
