import { texts } from '../../resources/schema/texts'

/** The tour of the demonstration: each moment, its title and what is seen there. */
export const tourTexts = texts('tour', {
  discover: 'Découvrir',
  close: 'Fermer la visite',
  hide: 'Ne plus proposer la visite',
  place: 'Étape %{n} sur %{of}',
  before: 'Précédent',
  next: 'Suivant',
  end: 'Terminer',
  moments: {
    decide: {
      title: "Décidez avant l'heure limite",
      text: "Chaque commande à valider dit son montant, son budget et jusqu'à quand elle peut partir. Un clic valide, un motif refuse.",
    },
    usual: {
      title: 'La semaine dernière en trois clics',
      text: '« Commander comme la semaine dernière » part de vos habitudes, stock et livraisons attendues déduits : ajustez, envoyez.',
    },
    catalogue: {
      title: 'Trouvez comme vous parlez',
      text: '« 2 cageots tomates », une référence, un code-barres : le catalogue comprend, et vos quantités vont dans les bons paniers.',
    },
    carts: {
      title: 'Un panier dit ce qui manque',
      text: "Minimum, franco, heure limite, prix qui a changé, article retiré : chaque panier le dit, et le corrige d'un clic.",
    },
    receive: {
      title: 'Réceptionnez au quai, même sans réseau',
      text: 'Comptez, scannez, photographiez : ce qui manque devient un litige, ce qui est reçu entre en stock.',
    },
    stock: {
      title: 'Un stock à jour',
      text: 'Ce qui est reçu entre, ce qui est cuisiné sort : quantités, valeurs et lots, jour par jour.',
    },
    claims: {
      title: "Un litige se suit jusqu'à l'avoir",
      text: "Le fournisseur répond dans la demande ; l'avoir obtenu compte dans vos achats.",
    },
    egalim: {
      title: "EGAlim toute l'année",
      text: "Vos parts, ce qu'il manque au 31 décembre, et les échanges les moins chers pour y arriver.",
    },
    figures: {
      title: 'Vos achats expliqués',
      text: "Prix, volumes, articles : « Pourquoi ? » dit d'où vient chaque écart.",
    },
    tenders: {
      title: "Un appel d'offres de bout en bout",
      text: 'Lots, volumes, offres comparées, attribution : chaque étape prépare la suivante.',
    },
    requests: {
      title: 'Les articles que les adhérents demandent',
      text: "Prenez en charge, proposez un article commandable : qui l'a demandé le sait.",
    },
    prices: {
      title: 'Les hausses de prix se négocient',
      text: 'Une campagne demande, compare et applique les prix à leur date.',
    },
    ownPrices: {
      title: 'Proposez vos nouveaux prix',
      text: "Chaque demande dit quels prix revoir et jusqu'à quand ; le groupement les accepte ou les négocie.",
    },
    anomalies: {
      title: 'Un catalogue qui se contrôle',
      text: 'Ce qui est incohérent est trouvé, expliqué et corrigé en place.',
    },
    steering: {
      title: 'Pilotez les achats du groupe',
      text: 'Économies, fuites, engagement : chaque chiffre ouvre les commandes qui le font.',
    },
    orders: {
      title: 'Vos commandes dès leur envoi',
      text: "Lisez, confirmez, proposez un remplacement : l'adhérent répond en un clic.",
    },
    consultations: {
      title: 'Répondez aux consultations',
      text: "Prix et fiches se remplissent à l'écran ou par classeur ; rien n'est perdu avant l'envoi.",
    },
    ownCatalogue: {
      title: 'Votre catalogue',
      text: 'Vos articles tels que les adhérents les voient, avec leurs prix du jour.',
    },
    revenues: {
      title: "Déclarez votre chiffre d'affaires",
      text: "Les montants attendus, ce qui reste à déclarer et jusqu'à quand.",
    },
  },
})
