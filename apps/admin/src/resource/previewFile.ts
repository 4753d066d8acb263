import { ApiError } from '@smart-admin/api-client';
import { toast } from '@smart-admin/ui/toast';

/**
 * Asks what the import of a file would do. Things whose content the server refuses are left out of the file and told as refused,
 * with what is wrong in them, so that one of them does not hold up the others.
 *
 * @param parts.list name of the list that the file has them in
 * @throws ApiError, after it was told, where something else is refused
 */
export async function previewFile<Content extends object, Row, Preview extends { rows: Row[] }>(
  file: Content,
  { list, ask, refused, nothing }: PreviewParts<Content, Row, Preview>,
): Promise<Preview & { file: Content }> {
  try {
    return { ...(await ask(file)), file };
  } catch (error) {
    const items = itemsOf(file, list);
    const reasons = error instanceof ApiError ? reasonsByItem(error.fieldErrors, list) : undefined;
    if (!reasons || [...reasons.keys()].some((index) => !(index in items))) return tell(error);
    const sound = items.filter((_, index) => !reasons.has(index));
    const rest = { ...file, [list]: sound };
    const preview = sound.length > 0 ? await ask(rest).catch(tell) : nothing;
    const rows = [...reasons].map(([index, found]) =>
      refused({
        enCode: textOf(items[index], 'enCode') || `${list}[${index}]`,
        fullName: textOf(items[index], 'fullName'),
        ...({ outcome: 'refused', changes: [], id: '' } as const),
        reason: found.join('\n'),
      }),
    );
    return { ...preview, rows: [...rows, ...preview.rows], file: rest };
  }
}

/** Shows why a silent call failed, and rejects. */
function tell(error: unknown): never {
  if (error instanceof ApiError) toast.error(error.message, { id: error.message });
  throw error;
}

interface PreviewParts<Content, Row, Preview> {
  list: string & keyof Content;
  /** Asks the server, silently. */
  ask: (file: Content) => Promise<Preview>;
  /** Row of a thing that the server cannot read. */
  refused: (row: RefusedItem) => Row;
  /** The preview of no things. */
  nothing: Preview;
}

interface RefusedItem {
  enCode: string;
  fullName: string;
  outcome: 'refused';
  /** A line for each place of the thing that is wrong: `enCode: ...`. */
  reason: string;
  changes: [];
  id: '';
}

/** What is wrong with each thing, by its index; undefined where something else is wrong too. */
function reasonsByItem(fieldErrors: Record<string, string>, list: string): Map<number, string[]> | undefined {
  const found = new Map<number, string[]>();
  for (const [path, message] of Object.entries(fieldErrors)) {
    const [head, index, ...place] = path.split('.');
    if (head !== list || !/^\d+$/.test(index ?? '')) return undefined;
    const reason = place.length > 0 ? `${place.join('.')}: ${message}` : message;
    found.set(Number(index), [...(found.get(Number(index)) ?? []), reason]);
  }
  return found.size > 0 ? found : undefined;
}

function itemsOf(file: object, list: string): unknown[] {
  const items = (file as Record<string, unknown>)[list];
  return Array.isArray(items) ? items : [];
}

function textOf(item: unknown, key: string): string {
  const value = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
}
