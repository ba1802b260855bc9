/** Texts of the shared widgets, by flat key; `%{name}` marks a value. */
export const widgets = {
  'error.noElementSelected': 'Veuillez sélectionner un élément',
  'error.inputFile.maxFileSizeExceeded': 'Taille de fichier dépassée (%{max} maximum)',
  'error.inputFile.invalidFileType': 'Type de fichier non autorisé (formats acceptés : %{types})',
  'error.fileTooLarge': 'Taille de fichier dépassée (%{max} maximum)',
  'error.invalidFileType': 'Type de fichier non autorisé : choisissez une image (PNG, JPG ou GIF)',
  'error.unauthorizedField': "Vous n'avez pas les droits nécessaires pour modifier ce champ",
  'error.unexpected': 'Une erreur inattendue est survenue.',
  'error.saveFailed': "Erreur lors de l'enregistrement des données",

  'widget.close': 'Fermer',
  'widget.cancel': 'Annuler',
  'widget.confirm': 'Confirmer',
  'widget.retry': 'Réessayer',
  'widget.undo': 'Annuler',
  'widget.edit': 'Modifier',
  'widget.delete': 'Supprimer',
  'widget.loading': 'Chargement en cours…',

  'widget.toast.region': 'Notifications',
  'widget.toast.update': 'Nouvelle version disponible',
  'widget.toast.refresh': 'Actualiser',

  'widget.actions.more': "Plus d'actions",
  'widget.table.actions': 'Actions',

  'widget.steps.label': 'Étapes',
  'widget.steps.position': 'Étape %{n} sur %{z}',
  'widget.steps.done': 'terminée',
  'widget.steps.pending': 'à venir',

  'widget.tags.placeholder': 'Saisir puis valider avec Entrée',
  'widget.tags.full': 'Nombre maximal atteint (%{z})',

  'widget.textArea.counter': '%{n}/%{z}',
  'widget.textArea.limitReached': 'Limite de %{z} caractères atteinte',

  'widget.multiSelect.required': 'Ce champ est obligatoire.',
  'widget.multiSelect.empty': 'Cette liste est vide.',
  'widget.multiSelect.notFound': 'Aucun élément trouvé.',
  'widget.multiSelect.create': 'Créer « %{label} »',
  'widget.multiSelect.createFailed': "« %{label} » n'a pas pu être créé.",
  'widget.multiSelect.more': '+ %{n}',
  'widget.multiSelect.moreNamed': '%{n} autres éléments sélectionnés',

  'widget.picker.available': 'Disponibles',
  'widget.picker.selected': 'Sélectionnés',
  'widget.picker.search': 'Rechercher',
  'widget.picker.nothingSelected':
    'Aucun élément sélectionné. Glissez un élément ici ou utilisez « Ajouter ».',
  'widget.picker.add': 'Ajouter %{label}',
  'widget.picker.remove': 'Retirer %{label}',
  'widget.picker.up': 'Monter %{label}',
  'widget.picker.down': 'Descendre %{label}',
  'widget.picker.upShort': 'Monter',
  'widget.picker.downShort': 'Descendre',
  'widget.picker.addShort': 'Ajouter',
  'widget.picker.removeShort': 'Retirer',
  'widget.picker.moved': '%{label} : position %{n} sur %{z}',
  'widget.picker.added': '%{label} ajouté en position %{n}',
  'widget.picker.removed': '%{label} retiré',

  'widget.file.bytes': 'octets',
  'widget.file.kilobytes': 'Ko',
  'widget.file.megabytes': 'Mo',
  'widget.file.drop': 'Glissez un fichier ici ou',
  'widget.file.browse': 'Parcourir',
  'widget.file.replace': 'Remplacer',
  'widget.file.rules': '%{types} — %{max} maximum',
  'widget.file.remove': 'Retirer %{name}',
  'widget.file.open': 'Ouvrir %{name} dans un nouvel onglet',

  'widget.crop.choose': 'Choisir une image',
  'widget.crop.rules': 'Formats acceptés : PNG, JPG, GIF — %{max} maximum',
  'widget.crop.crop': 'Recadrer',
  'widget.crop.recrop': 'Recadrer à nouveau',
  'widget.crop.use': 'Utiliser cette image',
  'widget.crop.help':
    'Déplacez et redimensionnez le cadre, au doigt, à la souris ou avec les flèches du clavier.',
  'widget.crop.area': 'Zone de recadrage : flèches pour la déplacer',
  'widget.crop.handle': 'Poignée de redimensionnement %{side}',
  'widget.crop.preview': "Aperçu de l'image recadrée",
  'widget.crop.saved': 'Image enregistrée',
  'widget.crop.editSaved': "Modifier l'image",
  'widget.crop.deleteSaved': "Supprimer l'image",
  'widget.crop.readError': "L'image n'a pas pu être lue.",
  'widget.crop.loadError': "L'image n'a pas pu être chargée : le fichier est peut-être endommagé.",
  'widget.crop.initError': "L'outil de recadrage n'a pas pu être initialisé.",
  'widget.crop.cropError': "L'image n'a pas pu être recadrée.",

  'widget.day.placeholder': 'jj/mm/aaaa',
  'widget.day.invalid': 'Date invalide (jj/mm/aaaa)',
  'widget.day.calendar': 'Ouvrir le calendrier : %{label}',

  'widget.interval.start': 'Du',
  'widget.interval.end': 'Au',
  'widget.interval.clear': 'Effacer les dates',

  'widget.copy.copy': 'Copier',
  'widget.copy.copied': 'Copié',
  'widget.copy.failed': 'La copie a échoué : sélectionnez le texte et copiez-le à la main.',

  'widget.empty.title': 'Aucun résultat',
  'widget.error.title': 'Une erreur est survenue',
} as const

export type WidgetTextKey = keyof typeof widgets
