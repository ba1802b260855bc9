const isSign = (char: string) => /[0-9a-z]/i.test(char)

/** Where the caret goes in a re-spelled text: after as many letters and digits as stood before it. */
export function caretAfter(before: string, spelled: string): number {
  const wanted = [...before].filter(isSign).length
  if (wanted === 0) return 0
  let seen = 0
  for (let at = 0; at < spelled.length; at++) {
    if (isSign(spelled.charAt(at))) seen++
    if (seen === wanted) return at + 1
  }
  return spelled.length
}
