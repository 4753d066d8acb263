import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { cellAt, PlateCells } from './PlateCells.js';
import { plateInputMessages } from './plateInputMessages.js';
import { PlateKeyboard } from './PlateKeyboard.js';
import { NEW_ENERGY_LENGTH, plateText } from './plateText.js';

/**
 * A licence plate in eight boxes with a keyboard of its own. Below the boxes lies one text field, so pasting, real keys
 * and screen readers work as in any field; the phone's own keyboard stays away. Whether the text is a whole plate says
 * `isPlate`. `ref` is the field. It brings no library, so pages that count their kilobytes can afford it; `className`
 * only adds.
 */
export function PlateInput({
  value,
  defaultValue = '',
  onValueChange,
  keyboard = 'inline',
  onDone,
  autoFocus = false,
  className = '',
  ref,
  ...control
}: PlateInputProps) {
  const t = useMessages(plateInputMessages);
  const state = useControlState(control);
  const field = useRef<HTMLInputElement>(null);
  const cells = useRef<HTMLDivElement>(null);
  const composed = useComposedRef(field, ref);
  const [plate, setPlate] = useControllable({ value, defaultValue, onChange: onValueChange });
  /** What an input method has not finished yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [caret, setCaret] = useState(plate.length);
  const [focused, setFocused] = useState(false);
  const at = Math.min(caret, plate.length, NEW_ENERGY_LENGTH - 1);
  const locked = state.disabled || state.readOnly;

  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  // the character of the box is chosen, so that the next one takes its place
  useLayoutEffect(() => {
    if (focused && draft === null) field.current?.setSelectionRange(at, Math.min(at + 1, plate.length));
  }, [focused, draft, at, plate]);

  const change = (next: string, place: number) => {
    if (next !== plate) setPlate(next);
    setCaret(Math.max(0, place));
  };
  const press = (character: string) => change(plate.slice(0, at) + character + plate.slice(at + 1), at + 1);
  const erase = () => {
    const place = at < plate.length ? at : at - 1;
    change(plate.slice(0, Math.max(0, place)) + plate.slice(place + 1), at < plate.length ? at - 1 : place);
  };
  const moveTo = (place: number) => setCaret(Math.max(0, Math.min(place, plate.length)));
  const choose = (place: number) => {
    const start = Math.min(place, plate.length);
    moveTo(start);
    field.current?.setSelectionRange(start, Math.min(start + 1, plate.length));
  };
  const finish = () => {
    field.current?.blur();
    onDone?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (draft !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      ArrowLeft: () => moveTo(at - 1),
      ArrowRight: () => moveTo(at + 1),
      Home: () => moveTo(0),
      End: () => moveTo(plate.length),
      ...(!locked && { Backspace: erase }),
      ...(onDone && { Enter: finish }),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div data-slot="plate-input" data-invalid={state.invalid || undefined} className={`grid gap-3 ${className}`}>
      <div className="relative">
        <PlateCells plate={plate} at={focused ? at : -1} state={state} newEnergy={t('newEnergy')} ref={cells} />
        <input
          {...state.aria}
          ref={composed}
          id={state.id}
          data-slot="input-field"
          type="text"
          inputMode={keyboard === 'none' ? 'text' : 'none'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-label={state.aria['aria-label'] ?? (state.aria['aria-labelledby'] ? undefined : t('plate'))}
          disabled={state.disabled}
          readOnly={state.readOnly}
          value={draft ?? plate}
          onChange={(event) => {
            const { value: text, selectionStart } = event.target;
            if ((event.nativeEvent as InputEvent).isComposing) setDraft(text);
            else change(plateText(text), selectionStart ?? text.length);
          }}
          onCompositionStart={() => setDraft(plate)}
          onCompositionEnd={(event) => {
            const text = event.currentTarget.value;
            setDraft(null);
            change(plateText(text), event.currentTarget.selectionStart ?? text.length);
          }}
          onKeyDown={onKeyDown}
          // after the browser has put the caret somewhere into the text that nobody sees
          onClick={(event) => choose(cellAt(cells.current, event.clientX))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          // the boxes draw the text; the field lies above them, where a long press offers to paste
          className="absolute inset-0 size-full border-0 bg-transparent p-0 text-16 text-transparent caret-transparent outline-none selection:bg-transparent disabled:cursor-not-allowed"
        />
      </div>
      {keyboard !== 'none' && focused && !locked && (
        <div className={KEYBOARD_PLACES[keyboard]}>
          <PlateKeyboard at={at} onPress={press} onErase={erase} onDone={finish} />
        </div>
      )}
    </div>
  );
}

const INLINE = 'max-w-lg overflow-hidden rounded-lg';
const KEYBOARD_PLACES = {
  inline: INLINE,
  bottom: `${INLINE} max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-40 max-sm:max-w-none max-sm:rounded-none max-sm:border-t max-sm:border-hairline`,
};

export interface PlateInputProps extends ControlProps {
  /** The plate so far, e.g. `京A8K6`, without dot. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /**
   * Where the keyboard shows while the field has the focus: `inline` below the boxes, `bottom` at the lower edge of a
   * phone (pages, not dialogs), `none` leaves typing to the device. Default `inline`.
   */
  keyboard?: 'inline' | 'bottom' | 'none';
  /** Called by 完成 and Enter. */
  onDone?: () => void;
  /** Takes the focus when it is drawn. Default false. */
  autoFocus?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}
