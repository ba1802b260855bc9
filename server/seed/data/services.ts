/** What is bought besides goods, a line each: « subfamily ; lowest-highest price in cents ; names of its services ». */
export const services = `
  Maintenance de cuisine ; 9000-49000 ; Entretien des fours, Entretien des chambres froides, Dégraissage des hottes, Révision du lave-vaisselle, Contrôle des balances, Étalonnage des sondes, Entretien des cellules
  Hygiène et analyses ; 4500-29000 ; Analyse microbiologique, Audit hygiène, Prélèvement de surface, Dératisation, Désinsectisation, Plan de maîtrise sanitaire, Analyse de l'eau
  Formation et conseil ; 19000-99000 ; Formation HACCP, Formation textures modifiées, Conseil en menus, Formation anti-gaspillage, Audit EGAlim, Formation allergènes, Accompagnement diététique
  Déchets et collecte ; 2500-19000 ; Collecte des biodéchets, Collecte des huiles usagées, Location de bacs, Collecte des cartons, Nettoyage des bacs, Compostage sur site, Tri des déchets
`
