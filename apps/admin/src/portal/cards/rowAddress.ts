import { type DataAnswer } from '@smart-admin/api-client/contract';
import { type ShownCard } from '../ShownCard.js';

/** Where a row that is pressed leads: the page of the card, with the value that goes along; undefined for nowhere. */
export function rowAddress(
  { opens, carry }: Pick<ShownCard, 'opens' | 'carry'>,
  row: DataAnswer['rows'][number],
): string | undefined {
  if (opens === '' || carry.column === '' || carry.as === '') return undefined;
  const value = row[carry.column];
  if (value === undefined || value === null) return undefined;
  const [path = '', query = ''] = opens.split('?');
  const params = new URLSearchParams(query);
  params.set(carry.as, String(value));
  return `${path}?${params.toString()}`;
}
