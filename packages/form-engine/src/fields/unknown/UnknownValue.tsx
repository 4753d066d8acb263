import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { type Field } from '../../core/document/FormDocument.js';
import { smartKeyOf } from '../../core/document/decodeField.js';
import { fieldText } from '../../core/registry/fieldFacts.js';
import { unknownMessages } from './unknownMessages.js';

/** The value of a field whose kind nobody here knows: its text and the name of the kind. It cannot be changed. */
export function UnknownValue({ field, value }: { field: Field; value: unknown }) {
  const t = useMessages(unknownMessages);
  return (
    <span data-slot="unknown-value" className="inline-flex max-w-full min-w-0 flex-wrap items-center gap-x-2 text-1">
      <span className="min-w-0 break-words whitespace-pre-wrap">{fieldText(field, value, NO_TEXTS) || t('empty')}</span>
      <Tag>{t('unknownKind', { kind: kindName(field) })}</Tag>
    </span>
  );
}

// what is stored is the same in every language
const NO_TEXTS = { locale: 'zh' } as const;

/** A kind without views has a name of its own; of others the stored form tells. */
function kindName(field: Field): string {
  return field.kind === 'unknown' ? smartKeyOf(field.wire, field.id) || '?' : field.kind;
}
