-- Companies that register from a notice get the usual profile of a supplier's salespeople, where it is still there by its name.
update publicnotice set bidder_profile_id = (
  select id from profile where label = 'Fournisseur commercial' and profile_type_id = 2 and active and "deletedAt" is null order by id limit 1
) where bidder_profile_id is null;
