/** The field that a setting names: documents of the family write the name with its table, `car_smartTable_mt_visit`. */
export function followedName(stored: string): string {
  return stored.replace(/_[A-Za-z]+Table_.*$/, '');
}
