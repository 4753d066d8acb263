import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ListColumn } from '../../core/list/ListDefinition.js';
import { type FieldRegistry, standardRegistry } from '../../core/registry/createRegistry.js';
import { isRightAligned } from '../../core/registry/fieldFacts.js';
import { canGroup, hasDays, namesParent } from '../../core/list/layoutFields.js';

/** A field that a list can show as a column. */
export interface DesignableField {
  id: string;
  label: string;
  align: ListColumn['align'];
  /** Its values have an order that people know. */
  isSortable: boolean;
  /** Records can stand together by its values. */
  canGroup: boolean;
  /** It holds a day, or a range of days. */
  hasDays: boolean;
  /** It names another record of the same model. */
  namesParent: boolean;
}

/** The fields of a form of a model that a list can show: those that hold a value of their own. */
export function designableFields(
  form: FormDocument,
  registry: FieldRegistry = standardRegistry,
  modelId = '',
): readonly DesignableField[] {
  return form.fields.flatMap((field) => {
    const definition = registry.get(field.kind);
    if (!definition || field.label === '' || definition.role === 'display' || definition.role === 'table') return [];
    const storage = definition.storage(field as Parameters<typeof definition.storage>[0]);
    return {
      id: field.id,
      label: field.label,
      align: isRightAligned(field, registry) ? 'right' : 'left',
      isSortable: storage.type !== 'jsonb',
      canGroup: canGroup(field),
      hasDays: hasDays(field),
      namesParent: namesParent(field, modelId),
    };
  });
}

/** A column of a field, as it is first. */
export function newColumn({ id, label, align }: DesignableField): ListColumn {
  return {
    id,
    label,
    width: undefined,
    align,
    sortable: false,
    fixed: undefined,
    visibility: ['pc', 'app'],
    aggregate: '',
    colours: [],
    wire: undefined,
  };
}
