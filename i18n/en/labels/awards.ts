import { said } from '../said'

export const awardsLabels = {
  note: said(
    ['Score', 'Scores'],
    { value: 'Score', user_id: 'Evaluator' },
    {
      options: {
        criterion: {
          price: 'Price',
          quality: 'Quality',
          technical: 'Technical merit',
          samples: 'Samples',
          frequency: 'Delivery frequency',
          delay: 'Lead time',
          egalim: 'EGAlim',
        },
      },
    },
  ),
  negotiation: said(['Negotiation', 'Negotiations'], {}),
  tender_explanation: said(
    ['Request for explanations', 'Requests for explanations'],
    {
      asked_at: 'Asked for on',
      answered_at: 'Received on',
      answer: 'Explanations',
      file_ids: 'Supporting documents',
    },
    { options: { decision: { admitted: 'Admitted', rejected: 'Rejected' } } },
  ),
  attribution: said(['Award', 'Award'], { period_start: 'Start', period_end: 'End' }),
  public_notice: said(
    ['Public contract notice', 'Public contract notice'],
    {},
    {
      help: {
        lots: 'One lot per line.',
        place_kind:
          'Without a code, the department of the beneficiaries where they are all of the same one, France otherwise.',
        advance_lots: 'The numbers of the lots, one by one; none: it applies to no lot.',
        advance_rate: 'Empty: an advance whose rate is unknown.',
        subcontracted_lots: 'The numbers of the lots, one by one; none: it applies to no lot.',
        joint_lots: 'The numbers of the lots, one by one; none: it applies to no lot.',
        several_lots: 'The numbers of the lots, one by one; none: it applies to no lot.',
      },
      options: {
        status: { '100': 'Draft', '150': 'Published', '200': 'Closed', '250': 'Awarded', '300': 'Archived' },
        market_nature: {
          Marché: 'Contract',
          'Marché de partenariat': 'Partnership contract',
          'Marché de défense ou de sécurité': 'Defence or security contract',
        },
        techniques: {
          'Accord-cadre': 'Framework agreement',
          Concours: 'Design contest',
          'Système de qualification': 'Qualification system',
          "Système d'acquisition dynamique": 'Dynamic purchasing system',
          'Catalogue électronique': 'Electronic catalogue',
          'Enchère électronique': 'Electronic auction',
          'Sans objet': 'Not applicable',
        },
        executions: {
          Tranches: 'Tiers',
          'Bons de commande': 'Purchase orders',
          'Marchés subséquents': 'Subsequent contracts',
          'Sans objet': 'Not applicable',
        },
        general_clauses: {
          Travaux: 'Works',
          "Maitrise d'œuvre": 'Project management',
          'Fournitures courantes et services': 'Standard supplies and services',
          'Marchés industriels': 'Industrial contracts',
          'Prestations intellectuelles': 'Intellectual services',
          "Techniques de l'information et de la communication": 'Information and communication technology',
          'Pas de CCAG': 'No CCAG',
        },
        price_types: {
          'Définitif ferme': 'Final, fixed',
          'Définitif actualisable': 'Final, updatable',
          'Définitif révisable': 'Final, revisable',
          Provisoire: 'Provisional',
        },
        price_form: { Unitaire: 'Unit price', Forfaitaire: 'Lump sum', Mixte: 'Mixed' },
        place_kind: {
          'Code postal': 'Postcode',
          'Code commune': 'Town code',
          'Code arrondissement': 'District code',
          'Code canton': 'Canton code',
          'Code département': 'Department code',
          'Code région': 'Region code',
          'Code pays': 'Country code',
        },
        social_considerations: {
          'Clause sociale': 'Social clause',
          'Critère social': 'Social criterion',
          'Marché réservé': 'Reserved contract',
          'Pas de considération sociale': 'No social consideration',
        },
        green_considerations: {
          'Clause environnementale': 'Environmental clause',
          'Critère environnemental': 'Environmental criterion',
          'Pas de considération environnementale': 'No environmental consideration',
        },
      },
      actions: {
        publish: {
          label: 'Publish the notice',
          confirm: 'Everybody will see the notice and its public documents, without an account.',
          done: 'Notice: published',
        },
        close: {
          label: 'Close the notice',
          confirm: 'The notice will be shown as closed before its deadline.',
          done: 'Notice: closed',
        },
        award: {
          label: 'Publish the award',
          confirm: 'Everybody will see the award notice.',
          done: 'Notice: awarded',
        },
        archive: {
          label: 'Archive the notice',
          confirm: 'The notice will no longer be seen on the public pages.',
          done: 'Notice: archived',
        },
      },
    },
  ),
  tender_document: said(
    ['Tender document', 'Tender documents'],
    {},
    {
      options: {
        kind: {
          rc: 'Rules of the tender (RC)',
          ccap: 'Administrative clauses (CCAP)',
          cctp: 'Technical clauses (CCTP)',
          bpu: 'Price schedule (BPU)',
          annexe: 'Annex',
        },
      },
    },
  ),
  notice_rectification: said(['Corrigendum', 'Corrigenda'], { text: 'What changes' }),
}
