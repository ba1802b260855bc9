export const statisticsLabels = {
  purchase_fact: { fields: { adherent_id: 'Member of the order', groupAdherent_id: 'Group of the order' } },
  article_member: { fields: { groupAdherent_id: 'Group of the order' } },
  purchase_pair: { fields: { groupAdherent_id: 'Group of the order' } },
  usable_share: { fields: { lines: 'Lines received' } },
}
