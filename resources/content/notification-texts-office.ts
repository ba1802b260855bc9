/** The French of what one has asked the portal to do by itself: exports, what is sent to other programs. */
export const officeTexts = {
  export_ready: {
    title: 'Export prêt',
    about: '%{export}',
    body: 'Votre export « %{export} » est prêt (lignes : %{rows}). Il reste sept jours dans « Exports ».',
  },
  export_failed: {
    title: 'Export interrompu',
    about: '%{export}',
    body: 'Votre export « %{export} » est interrompu : %{why}',
  },
  monthly_why: {
    title: 'Pourquoi vos achats ont changé',
    about: '%{month} — %{change}',
    body: "Achats reçus en %{month} contre %{before}, sur tout ce que vous suivez : %{sentence} Les chiffres d'un mois bougent encore avec ses dernières réceptions.",
  },
  bulk_done: {
    title: 'Modification en nombre terminée',
    about: '%{list} — %{field}',
    body: '%{list} : « %{field} » est modifié (lignes : %{changed} ; refusées : %{refused}). %{why}',
  },
  bulk_failed: {
    title: 'Modification en nombre arrêtée',
    about: '%{list} — %{field}',
    body: "%{list} : la modification de « %{field} » s'est arrêtée (lignes modifiées : %{changed} ; restantes : %{waiting} ; refusées : %{refused}) : %{why}",
  },
  bulk_undone: {
    title: 'Modification en nombre annulée',
    about: '%{list} — %{field}',
    body: '%{list} : « %{field} » est remis comme avant (lignes : %{changed} ; laissées : %{left}). %{why}',
  },
  import_undone: {
    title: 'Import annulé',
    about: '%{list} — %{field}',
    body: "%{list} : l'import de « %{field} » est annulé (lignes remises comme avant ou supprimées : %{changed} ; laissées : %{left}). %{why}",
  },
  scheduled_import_done: {
    title: 'Import programmé fait',
    about: '%{label}',
    body: 'Import « %{label} » : %{report}',
  },
  scheduled_import_refused: {
    title: 'Import programmé refusé',
    about: '%{label}',
    body: 'Import « %{label} » : %{report}',
  },
  comment_mentioned: {
    title: 'Vous êtes mentionné dans un commentaire',
    about: '%{about}',
    body: '%{by}, sur %{about} : %{text}',
  },
  comment_assigned: {
    title: 'Un commentaire est à faire par vous',
    about: '%{about}',
    body: '%{by} vous confie, sur %{about}%{due} : %{text}',
  },
  comment_done: {
    title: 'Ce que vous aviez demandé est fait',
    about: '%{about}',
    body: '%{by}, sur %{about}, a fait : %{text}',
  },
  comment_added: {
    title: 'Commentaire sur une fiche que vous suivez',
    about: '%{about}',
    body: '%{by}, sur %{about} : %{text}',
  },
  webhook_stopped: {
    title: 'Webhook arrêté',
    about: '%{webhook}',
    body: "Le webhook « %{webhook} » est arrêté après %{n} essais sans succès : %{why} Corrigez l'adresse, puis réactivez-le dans « Mon compte ».",
  },
  system_fault: {
    title: 'Panne signalée',
    about: '%{message}',
    body: 'Depuis le %{since} : %{message}',
  },
  system_recovered: {
    title: 'Panne terminée',
    about: '%{message}',
    body: 'La panne signalée le %{since} est terminée : %{message}',
  },
  export_ended: {
    title: 'Export programmé arrêté',
    about: '%{export}',
    body: "L'export programmé « %{export} » est arrêté : %{why}",
  },
} as const
