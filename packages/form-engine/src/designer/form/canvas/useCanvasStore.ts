import { useLocale } from '@smart-admin/ui/locale';
import { useEffect, useMemo } from 'react';
import { createFormDocument } from '../../../core/document/createField.js';
import { type Device } from '../../../core/document/FieldBase.js';
import { type Field, type FormAppearance } from '../../../core/document/FormDocument.js';
import { createFormStore } from '../../../core/state/createFormStore.js';
import { type FormStore } from '../../../core/state/FormStore.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';

/** A form of one field, or of none, to draw it with: as long as the field stays the same it is not made again. */
export function useCanvasStore(field: Field | undefined, appearance: FormAppearance, device: Device): FormStore {
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const store = useMemo(() => {
    const document = { ...createFormDocument(field ? [shown(field)] : []), appearance };
    // one row shows what the columns are
    const values = field?.kind === 'subtable' ? { [field.id]: [{}] } : {};
    return createFormStore(document, values, { context: { locale, registry, device } });
  }, [field, appearance, device, locale, registry]);
  useEffect(() => () => store.destroy(), [store]);
  return store;
}

/** The field without what would hide it or look at others. */
function shown(field: Field): Field {
  return {
    ...field,
    noShow: false,
    visibility: ['pc', 'app'],
    visibleWhen: '',
    requiredWhen: '',
    readOnlyWhen: '',
    defaultFormula: '',
    ...('optionFilter' in field ? { optionFilter: '' } : {}),
  };
}
