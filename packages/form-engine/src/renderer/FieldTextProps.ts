import { type Field } from '../core/document/FormDocument.js';

export interface FieldTextProps {
  field: Field;
  value: unknown;
  /** Drawn in a cell of a subtable. */
  cell?: boolean;
  /** Only the text. Default false. */
  inline?: boolean;
  /** In the card of a row. Default false. */
  card?: boolean;
}
