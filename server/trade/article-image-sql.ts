/** What of an article is shown: its own picture, else its product's (both tell it apart: `own`), else its family's; of each the alias in the statement. */
export const articleImageSql = ({
  article,
  product,
  family,
}: Record<'article' | 'product' | 'family', string>): string =>
  `(select json_build_object('path', i.path, 'unique_name', i.unique_name, 'own', i.id is not distinct from coalesce(${article}.image_file_id, ${product}.image_file_id))
    from file i where i.id = coalesce(${article}.image_file_id, ${product}.image_file_id, ${family}.image_file_id) and i."deletedAt" is null)`
