import { expect, test } from 'vitest'
import { mailModelNames, mailModels } from '../../resources/content/mail-models'
import { kindNames, notificationKinds } from '../../resources/content/notification-kinds'
import { notificationText, notificationTexts } from '../../resources/content/notification-texts'

/** What happens to the reader's own account: there is one. */
const ownAccount =
  /^(compte_creation|mot_de_passe_|adresse_|cle_api$|code_connexion$|entreprise_deja_inscrite$)/
const marksOf = (text: string) => [...text.matchAll(/[{]{1,2}(\w+)[}]{1,2}/g)].map(([, name = '']) => name)

test('the subject of each mail says which one it is about, or the mail is about one’s own account', () => {
  for (const name of mailModelNames) {
    const told = marksOf(mailModels[name].subject).filter((mark) => mark !== 'produit' && mark !== 'prefixe')
    if (!ownAccount.test(name)) expect(told, name).not.toEqual([])
  }
})

test('the mail of each kind of notification says in its subject which one, and no two happenings share it', () => {
  for (const kind of kindNames) {
    const { title, about, body } = notificationTexts[kind]
    const marks = [...new Set(marksOf(title + about + body))]
    const said = (n: number) =>
      notificationText(kind, Object.fromEntries(marks.map((mark) => [mark, `${mark} ${n}`]))).subject
    expect(said(1), kind).not.toBe(said(2))
    expect(said(1), kind).toMatch(/ 1\b/)
    expect(said(1), kind).not.toMatch(/%\{|undefined/)
    expect(notificationKinds[kind].label, kind).not.toBe(said(1))
  }
  const told = { litigation: 'L-2026-0007', supplier: 'Boucherie Martin' }
  expect(
    notificationText('litigation_updated', { ...told, what: 'Avoir accepté : 10,45 € HT' }).subject,
  ).toBe('Litige mis à jour : L-2026-0007 — Boucherie Martin — Avoir accepté : 10,45 € HT')
})
