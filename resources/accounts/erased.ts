/** What stands for a person who is erased: nothing of it says who it was. */
export function erasedName(id: number) {
  const [first_name, last_name] = ['Compte effacé', `n° ${id}`]
  return { first_name, last_name, whole: `${first_name} ${last_name}`, email: `efface-${id}@compte.invalid` }
}
