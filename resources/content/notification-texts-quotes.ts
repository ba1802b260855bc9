/** The French of requests for quotes. */
export const quoteTexts = {
  article_requested: {
    title: "Demande d'article",
    about: '%{article} — %{adherent}',
    body: '%{adherent} demande au groupe : « %{article} ».',
  },
  article_answered: {
    title: "Réponse à votre demande d'article",
    about: '%{article}',
    body: '« %{article} » : %{answer}',
  },
  quote_asked: {
    title: 'Devis demandé',
    about: '%{quote} — %{adherent}',
    body: '%{adherent} demande un devis : « %{quote} ».',
  },
  quote_request: {
    title: 'Demande de devis reçue',
    about: '%{quote} — %{adherent}',
    body: '%{adherent} vous demande un devis : « %{quote} », réponse attendue avant le %{limit}. Le lien pour répondre a été envoyé à %{to}.',
  },
  quote_answered: {
    title: 'Devis reçu',
    about: '%{quote} — %{supplier}',
    body: '%{supplier} a répondu à la demande de devis « %{quote} » : %{amount} HT.',
  },
  quote_decided: {
    title: 'Demande de devis décidée',
    about: '%{quote} — %{what}',
    body: 'La demande de devis « %{quote} » de %{adherent} : %{what}',
  },
  quote_expired: {
    title: 'Demande de devis expirée',
    about: '%{quote} — %{adherent}',
    body: 'La demande de devis « %{quote} » de %{adherent} a expiré sans décision.',
  },
} as const
