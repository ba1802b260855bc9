/** Tabs and sections of a member. */
export const adherentForm = {
  Identité: [
    ['name', 'corporate_name'],
    ['siret', 'ape_code', 'tva_intra_number'],
    ['finess', 'legal_form_id'],
    ['establishment_type_id', 'establishment_status_id'],
    ['adherent_status_id', 'adherentclubstatus_id', 'star_rating_id'],
    ['activitytype_id', 'companysize_id'],
    {
      Rattachement: [
        ['company_id', 'groupAdherent_id'],
        'shared_franco',
        'project_manager_id',
        'logo_file_id',
      ],
    },
  ],
  Coordonnées: [
    ['email', 'phone'],
    ['office_phone', 'fax_number'],
    ['website', 'region_id'],
    { Siège: ['Office_address'] },
    { Facturation: ['same_address', 'Billing_address'] },
    { Livraison: ['Delivery_address', 'delivery_instructions'] },
  ],
  Contacts: ['contacts'],
  Adhésion: [
    ['subscription_date', 'resignation_date'],
    ['membership_amount', 'fees'],
    'membership_condition',
    ['is_amo', 'amo_date'],
    {
      Banque: [
        ['iban', 'bic'],
        ['bank', 'bank_account_owner'],
      ],
    },
  ],
  Capacité: [
    ['room_number', 'bed_number'],
    ['restaurant_number', 'restaurant_seats_number'],
    ['bar_number', 'bar_seats_number'],
    ['seminar_room_number', 'seminar_room_seats_number'],
    'pool_number',
    ['daily_meal_number', 'monthly_meal_number'],
    'annual_food_budget',
  ],
  'Stock et EGAlim': [
    { Stock: ['is_access_module_allowed', ['storage_management', 'coef_storage_management']] },
    { EGAlim: ['egalim_subject', 'egalim_state_owned', ['sector', 'region_group']] },
  ],
} as const
