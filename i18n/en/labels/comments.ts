export const commentsLabels = {
  comment: {
    options: { state: { todo: 'To do', late: 'Late', done: 'Done' } },
    searches: { '0': 'To be done by me', '1': 'Followed by me', '2': 'Where I am mentioned', '3': 'Late' },
  },
  comment_follow: { fields: { entity_id: 'Record no.' } },
}
