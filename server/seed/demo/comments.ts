import type { Dataset } from '../dataset'

/** What two colleagues say of a supplier, with what one of them is to do, and of a member. */
export function addComments(data: Dataset): void {
  const [nadia, claire] = ['nadia.roche', 'claire.moreau'].map((name) =>
    data.id('user', 'email', `${name}@demo.example`),
  )
  const martin = { target: 'supplier', entity_id: data.id('supplier', 'name', 'Boucherie Martin') }
  data.add('comment', [
    {
      ...martin,
      text: "Le franco passe à 250 € en avril : leur commerciale me l'a confirmé au téléphone.",
      author_id: claire,
      createdAt: '2026-02-24T09:10:00Z',
    },
    {
      ...martin,
      text: "@Claire Moreau peux-tu demander l'avenant écrit avant la campagne de mars ?",
      author_id: nadia,
      mention_ids: [claire],
      assignee_id: claire,
      due_on: '2026-03-13',
      createdAt: '2026-02-25T14:32:00Z',
    },
    {
      target: 'adherent',
      entity_id: 1,
      text: 'Le chef change en mars, prévoir une visite avec lui.',
      author_id: claire,
      assignee_id: claire,
      done_at: '2026-02-27T16:05:00Z',
      done_by: claire,
      createdAt: '2026-02-20T08:45:00Z',
    },
  ])
  const follow = (user_id: number | undefined) => ({ ...martin, user_id })
  data.add('comment_follow', [follow(nadia), follow(claire)])
}
