-- What the schema of « données essentielles » calls the procedures that came with the product; the buyer says it of its own.
update procedure set essential_name = known.name
  from (values ('Procédure adaptée (MAPA)', 'Procédure adaptée'), ('Appel d''offres ouvert', 'Appel d''offres ouvert'),
    ('Appel d''offres restreint', 'Appel d''offres restreint'), ('Accord-cadre à bons de commande', 'Appel d''offres ouvert'),
    ('Système d''acquisition dynamique', 'Appel d''offres restreint')) known (label, name)
 where procedure.label = known.label and procedure.essential_name is null;
