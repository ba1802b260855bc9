drop index if exists "activitytype_label_unique";

drop index if exists "adherent_article_adherent_id_article_id_unique";

drop index if exists "adherentclubstatus_label_unique";

drop index if exists "adherentstatus_label_unique";

drop index if exists "anomalytype_label_unique";

drop index if exists "apecode_code_unique";

drop index if exists "application_label_unique";

drop index if exists "article_supplier_id_ref_supplier_unique";

drop index if exists "brand_label_unique";

drop index if exists "caliber_label_unique";

drop index if exists "catalog_label_unique";

drop index if exists "catalogimage_label_unique";

drop index if exists "civility_label_unique";

drop index if exists "clientmeal_adherent_id_groupAdherent_id_label_unique";

drop index if exists "company_label_unique";

drop index if exists "companysize_label_unique";

drop index if exists "companytype_label_unique";

drop index if exists "contacttype_label_unique";

drop index if exists "contracttype_label_unique";

drop index if exists "country_code_unique";

drop index if exists "country_label_unique";

drop index if exists "dashboardmessagetype_label_unique";

drop index if exists "delayscale_tender_id_family_id_delay_code_unique";

drop index if exists "department_code_unique";

drop index if exists "department_label_unique";

drop index if exists "documenttype_label_unique";

drop index if exists "egalimtarget_label_unique";

drop index if exists "email_outbox_unique_key_unique";

drop index if exists "establishmentstatus_label_unique";

drop index if exists "establishmenttype_label_unique";

drop index if exists "family_label_unique";

drop index if exists "familyselection_adherent_id_groupAdherent_id_label_unique";

drop index if exists "file_unique_name_unique";

drop index if exists "frequencyscale_tender_id_family_id_per_week_from_unique";

drop index if exists "generaloption_key_unique";

drop index if exists "generaloption_label_unique";

drop index if exists "groupadherent_label_unique";

drop index if exists "holiday_date_unique";

drop index if exists "instruction_label_unique";

drop index if exists "label_code_unique";

drop index if exists "label_label_unique";

drop index if exists "legalcategory_insee_code_unique";

drop index if exists "legalcategory_label_unique";

drop index if exists "legalform_label_unique";

drop index if exists "litigationobject_label_unique";

drop index if exists "litigationstatus_label_unique";

drop index if exists "litigationtype_label_unique";

drop index if exists "manufacturer_name_unique";

drop index if exists "manufacturerstatus_label_unique";

drop index if exists "marketrating_label_unique";

drop index if exists "mealtype_adherent_id_groupAdherent_id_label_unique";

drop index if exists "menu_application_id_routeName_unique";

drop index if exists "municipality_insee_code_zip_code_unique";

drop index if exists "notescale_note_type_id_tender_id_family_id_label_unique";

drop index if exists "notetype_label_unique";

drop index if exists "order_tax_label_unique";

drop index if exists "orderlevel_adherent_id_groupAdherent_id_label_unique";

drop index if exists "origin_label_unique";

drop index if exists "procedure_label_unique";

drop index if exists "product_code_unique";

drop index if exists "productnotincatalog_adherent_id_groupAdherent_id_label_unique";

drop index if exists "profile_label_unique";

drop index if exists "profile_menu_profile_id_menu_id_unique";

drop index if exists "profile_permission_profile_id_permission_unique";

drop index if exists "profile_type_label_unique";

drop index if exists "publicnotice_retained_object__fold_sort";

drop index if exists "publicnotice_retained_object__fold_trgm";

drop index if exists "quality_label_unique";

drop index if exists "rate_label_unique";

drop index if exists "rate_value_unique";

drop index if exists "region_code_unique";

drop index if exists "region_label_unique";

drop index if exists "revenuefrequency_label_unique";

drop index if exists "rfarate_label_unique";

drop index if exists "rfatier_rfarate_id_from_ht_unique";

drop index if exists "role_label_unique";

drop index if exists "starrating_label_unique";

drop index if exists "status_label_unique";

drop index if exists "stockreason_adherent_id_groupAdherent_id_label_unique";

drop index if exists "storagemode_label_unique";

drop index if exists "subfamily_label_unique";

drop index if exists "suppliernetwork_label_unique";

drop index if exists "suppliernotincatalog_adherent_id_groupAdherent_id_label_unique";

drop index if exists "supplierstatus_label_unique";

drop index if exists "tag_label_unique";

drop index if exists "tender_code_unique";

drop index if exists "tendertype_label_unique";

drop index if exists "unit_label_unique";

drop index if exists "user_email_unique";

drop index if exists "ventilation_adherent_id_groupAdherent_id_label_unique";

drop index if exists "zone_label_unique";

CREATE UNIQUE INDEX activitytype_label_unique ON activitytype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX adherent_article_adherent_id_article_id_unique ON adherent_article USING btree (adherent_id, article_id) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX adherentclubstatus_label_unique ON adherentclubstatus USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX adherentstatus_label_unique ON adherentstatus USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX anomalytype_label_unique ON anomalytype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX apecode_code_unique ON apecode USING btree (code) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX application_label_unique ON application USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX article_supplier_id_ref_supplier_unique ON article USING btree (supplier_id, fold(ref_supplier)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX brand_label_unique ON brand USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX caliber_label_unique ON caliber USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX catalog_label_unique ON catalog USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX catalogimage_label_unique ON catalogimage USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX civility_label_unique ON civility USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX "clientmeal_adherent_id_groupAdherent_id_label_unique" ON clientmeal USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX company_label_unique ON company USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX companysize_label_unique ON companysize USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX companytype_label_unique ON companytype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX contacttype_label_unique ON contacttype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX contracttype_label_unique ON contracttype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX country_code_unique ON country USING btree (fold(code)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX country_label_unique ON country USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX dashboardmessagetype_label_unique ON dashboardmessagetype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX delayscale_tender_id_family_id_delay_code_unique ON delayscale USING btree (tender_id, family_id, delay_code) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX department_code_unique ON department USING btree (fold(code)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX department_label_unique ON department USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX documenttype_label_unique ON documenttype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX egalimtarget_label_unique ON egalimtarget USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX email_outbox_unique_key_unique ON email_outbox USING btree (fold(unique_key)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX establishmentstatus_label_unique ON establishmentstatus USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX establishmenttype_label_unique ON establishmenttype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX family_label_unique ON family USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX "familyselection_adherent_id_groupAdherent_id_label_unique" ON familyselection USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX file_unique_name_unique ON file USING btree (fold(unique_name)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX frequencyscale_tender_id_family_id_per_week_from_unique ON frequencyscale USING btree (tender_id, family_id, per_week_from) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX generaloption_key_unique ON generaloption USING btree (fold(key)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX generaloption_label_unique ON generaloption USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX groupadherent_label_unique ON groupadherent USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX holiday_date_unique ON holiday USING btree (date) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX instruction_label_unique ON instruction USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX label_code_unique ON label USING btree (fold(code)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX label_label_unique ON label USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX legalcategory_insee_code_unique ON legalcategory USING btree (fold(insee_code)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX legalcategory_label_unique ON legalcategory USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX legalform_label_unique ON legalform USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX litigationobject_label_unique ON litigationobject USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX litigationstatus_label_unique ON litigationstatus USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX litigationtype_label_unique ON litigationtype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX manufacturer_name_unique ON manufacturer USING btree (fold(name)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX manufacturerstatus_label_unique ON manufacturerstatus USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX marketrating_label_unique ON marketrating USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX "mealtype_adherent_id_groupAdherent_id_label_unique" ON mealtype USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX "menu_application_id_routeName_unique" ON menu USING btree (application_id, fold("routeName")) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX municipality_insee_code_zip_code_unique ON municipality USING btree (fold(insee_code), zip_code) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX notescale_note_type_id_tender_id_family_id_label_unique ON notescale USING btree (note_type_id, tender_id, family_id, fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX notetype_label_unique ON notetype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX "orderlevel_adherent_id_groupAdherent_id_label_unique" ON orderlevel USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX origin_label_unique ON origin USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX procedure_label_unique ON procedure USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX product_code_unique ON product USING btree (fold(code)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX "productnotincatalog_adherent_id_groupAdherent_id_label_unique" ON productnotincatalog USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX profile_label_unique ON profile USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX profile_menu_profile_id_menu_id_unique ON profile_menu USING btree (profile_id, menu_id) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX profile_permission_profile_id_permission_unique ON profile_permission USING btree (profile_id, fold(permission)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX profile_type_label_unique ON profile_type USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX quality_label_unique ON quality USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX rate_label_unique ON rate USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX rate_value_unique ON rate USING btree (value) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX region_code_unique ON region USING btree (fold(code)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX region_label_unique ON region USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX revenuefrequency_label_unique ON revenuefrequency USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX rfarate_label_unique ON rfarate USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX rfatier_rfarate_id_from_ht_unique ON rfatier USING btree (rfarate_id, from_ht) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX role_label_unique ON role USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX starrating_label_unique ON starrating USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX status_label_unique ON status USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX "stockreason_adherent_id_groupAdherent_id_label_unique" ON stockreason USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX storagemode_label_unique ON storagemode USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX subfamily_label_unique ON subfamily USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX suppliernetwork_label_unique ON suppliernetwork USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX "suppliernotincatalog_adherent_id_groupAdherent_id_label_unique" ON suppliernotincatalog USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX supplierstatus_label_unique ON supplierstatus USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX tag_label_unique ON tag USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX tender_code_unique ON tender USING btree (fold(code)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX tendertype_label_unique ON tendertype USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX unit_label_unique ON unit USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX user_email_unique ON "user" USING btree (fold(email)) NULLS NOT DISTINCT WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX "ventilation_adherent_id_groupAdherent_id_label_unique" ON ventilation USING btree (adherent_id, "groupAdherent_id", fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX zone_label_unique ON zone USING btree (fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));
