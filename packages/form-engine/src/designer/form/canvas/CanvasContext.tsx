import { createContext, use } from 'react';
import { type Device } from '../../../core/document/FieldBase.js';
import { type FormEditing } from '../useFormEditing.js';

/** What the parts of the canvas share; the same object for as long as the designer stands. */
export interface CanvasActions {
  editing: FormEditing;
  /** Whose form it is. */
  device: Device;
  /** Selects the part that was clicked, a column where the click was on one. */
  select: (id: string, event: SelectEvent) => void;
}

/** What a selection looks at of a click. */
export interface SelectEvent {
  clientX: number;
  clientY: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export const CanvasContext = createContext<CanvasActions | null>(null);

export function useCanvas(): CanvasActions {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error('a frame stands outside of a canvas');
  return canvas;
}
