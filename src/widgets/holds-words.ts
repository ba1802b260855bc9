import { fold } from '../../resources/schema/fold'

/** Whether every word that is sought stands somewhere in a text, whatever the case and the accents. */
export function holdsWords(text: string, sought: string): boolean {
  const held = fold(text)
  return fold(sought)
    .split(/\s+/)
    .every((word) => held.includes(word))
}
