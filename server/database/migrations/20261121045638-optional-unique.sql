drop index if exists "activitytype_label_unique";

drop index if exists "adherentclubstatus_label_unique";

drop index if exists "adherentstatus_label_unique";

drop index if exists "anomalytype_label_unique";

drop index if exists "apecode_code_unique";

drop index if exists "application_label_unique";

drop index if exists "brand_label_unique";

drop index if exists "caliber_label_unique";

drop index if exists "catalog_label_unique";

drop index if exists "catalogimage_label_unique";

drop index if exists "civility_label_unique";

drop index if exists "company_label_unique";

drop index if exists "companysize_label_unique";

drop index if exists "companytype_label_unique";

drop index if exists "contacttype_label_unique";

drop index if exists "contracttype_label_unique";

drop index if exists "country_code_unique";

drop index if exists "country_label_unique";

drop index if exists "dashboardmessagetype_label_unique";

drop index if exists "department_code_unique";

drop index if exists "department_label_unique";

drop index if exists "documenttype_label_unique";

drop index if exists "egalimtarget_label_unique";

drop index if exists "email_outbox_unique_key_unique";

drop index if exists "establishmentstatus_label_unique";

drop index if exists "establishmenttype_label_unique";

drop index if exists "family_label_unique";

drop index if exists "file_unique_name_unique";

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

drop index if exists "notetype_label_unique";

drop index if exists "origin_label_unique";

drop index if exists "procedure_label_unique";

drop index if exists "product_code_unique";

drop index if exists "profile_label_unique";

drop index if exists "profile_type_label_unique";

drop index if exists "quality_label_unique";

drop index if exists "rate_label_unique";

drop index if exists "rate_value_unique";

drop index if exists "region_code_unique";

drop index if exists "region_label_unique";

drop index if exists "revenuefrequency_label_unique";

drop index if exists "rfarate_label_unique";

drop index if exists "role_label_unique";

drop index if exists "starrating_label_unique";

drop index if exists "status_label_unique";

drop index if exists "storagemode_label_unique";

drop index if exists "subfamily_label_unique";

drop index if exists "suppliernetwork_label_unique";

drop index if exists "supplierstatus_label_unique";

drop index if exists "tag_label_unique";

drop index if exists "tender_code_unique";

drop index if exists "tendertype_label_unique";

drop index if exists "unit_label_unique";

drop index if exists "user_email_unique";

drop index if exists "zone_label_unique";

CREATE UNIQUE INDEX activitytype_label_unique ON activitytype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX adherentclubstatus_label_unique ON adherentclubstatus USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX adherentstatus_label_unique ON adherentstatus USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX anomalytype_label_unique ON anomalytype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX apecode_code_unique ON apecode USING btree (code) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX application_label_unique ON application USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX brand_label_unique ON brand USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX caliber_label_unique ON caliber USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX catalog_label_unique ON catalog USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX catalogimage_label_unique ON catalogimage USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX civility_label_unique ON civility USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX company_label_unique ON company USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX companysize_label_unique ON companysize USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX companytype_label_unique ON companytype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX contacttype_label_unique ON contacttype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX contracttype_label_unique ON contracttype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX country_code_unique ON country USING btree (fold(code)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX country_label_unique ON country USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX dashboardmessagetype_label_unique ON dashboardmessagetype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX department_code_unique ON department USING btree (fold(code)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX department_label_unique ON department USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX documenttype_label_unique ON documenttype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX egalimtarget_label_unique ON egalimtarget USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX email_outbox_unique_key_unique ON email_outbox USING btree (fold(unique_key)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX establishmentstatus_label_unique ON establishmentstatus USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX establishmenttype_label_unique ON establishmenttype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX family_label_unique ON family USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX file_unique_name_unique ON file USING btree (fold(unique_name)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX generaloption_key_unique ON generaloption USING btree (fold(key)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX generaloption_label_unique ON generaloption USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX groupadherent_label_unique ON groupadherent USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX holiday_date_unique ON holiday USING btree (date) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX instruction_label_unique ON instruction USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX label_code_unique ON label USING btree (fold(code)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX label_label_unique ON label USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX legalcategory_insee_code_unique ON legalcategory USING btree (fold(insee_code)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX legalcategory_label_unique ON legalcategory USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX legalform_label_unique ON legalform USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX litigationobject_label_unique ON litigationobject USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX litigationstatus_label_unique ON litigationstatus USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX litigationtype_label_unique ON litigationtype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX manufacturer_name_unique ON manufacturer USING btree (fold(name)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX manufacturerstatus_label_unique ON manufacturerstatus USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX marketrating_label_unique ON marketrating USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX notetype_label_unique ON notetype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX origin_label_unique ON origin USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX procedure_label_unique ON procedure USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX product_code_unique ON product USING btree (fold(code)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX profile_label_unique ON profile USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX profile_type_label_unique ON profile_type USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX quality_label_unique ON quality USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX rate_label_unique ON rate USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX rate_value_unique ON rate USING btree (value) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX region_code_unique ON region USING btree (fold(code)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX region_label_unique ON region USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX revenuefrequency_label_unique ON revenuefrequency USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX rfarate_label_unique ON rfarate USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX role_label_unique ON role USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX starrating_label_unique ON starrating USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX status_label_unique ON status USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX storagemode_label_unique ON storagemode USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX subfamily_label_unique ON subfamily USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX suppliernetwork_label_unique ON suppliernetwork USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX supplierstatus_label_unique ON supplierstatus USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX tag_label_unique ON tag USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX tender_code_unique ON tender USING btree (fold(code)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX tendertype_label_unique ON tendertype USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX unit_label_unique ON unit USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));

CREATE UNIQUE INDEX user_email_unique ON "user" USING btree (fold(email)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX zone_label_unique ON zone USING btree (fold(label)) WHERE (("deletedAt" IS NULL) AND (active = true));
