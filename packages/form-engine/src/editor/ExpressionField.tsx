import { cn } from '@smart-admin/ui/cn';
import { useControlState, type ControlProps } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { editorMessages } from './editorMessages.js';
import { coloured, complete, type ExpressionCompletion, type ExpressionLanguage } from './expressionLanguage.js';

/**
 * A text in a language that somebody else knows: coloured while it is typed, wrong places underlined and named below, and
 * what can be written offered by Ctrl and Space or while a word is begun. What is half typed stays as it is.
 */
export function ExpressionField({ value, onValueChange, language, placeholder, ...props }: ExpressionFieldProps) {
  const t = useMessages(editorMessages);
  const state = useControlState(props);
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const problems = language?.problems(value) ?? [];
  const isOff = state.disabled || state.readOnly;

  const suggest = (text: string, caret: number) => {
    const items = language?.completions(text, caret) ?? [];
    setOffer(items.length > 0 ? { items, active: 0, caret } : null);
  };
  const take = (item: ExpressionCompletion, caret: number) => {
    const next = complete(value, caret, item);
    onValueChange(next.text);
    setOffer(null);
    // after React has written the text
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      suggest(value, event.currentTarget.selectionStart);
      return;
    }
    if (!offer) return;
    const { items, active } = offer;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[active];
    if (step) setOffer({ ...offer, active: (active + step + items.length) % items.length });
    else if ((event.key === 'Enter' || event.key === 'Tab') && item) take(item, offer.caret);
    else if (event.key === 'Escape') setOffer(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative min-w-0">
      <div
        className={cn(
          'relative rounded-md border border-control bg-surface font-mono text-13 leading-5 focus-within:border-ring focus-within:shadow-[0_0_0_1px_var(--primary-ring)]',
          (state.invalid || problems.length > 0) && 'border-danger-text',
          isOff && 'bg-sunken',
        )}
      >
        <pre aria-hidden className="m-0 min-h-14 px-2.5 py-1.5 font-[inherit] break-words whitespace-pre-wrap">
          {coloured(value, language?.tokens?.(value) ?? [], problems).map((piece, index) => (
            <span key={index} className={cn(piece.kind && COLOURS[piece.kind], piece.isWrong && WRONG)}>
              {piece.text}
            </span>
          ))}
          {/* a last empty line has its height too */}
          {'\u200b'}
        </pre>
        <textarea
          {...state.aria}
          ref={field}
          id={state.id}
          aria-haspopup="listbox"
          aria-controls={offer ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={offer ? `${listId}-${offer.active}` : undefined}
          aria-invalid={state.invalid || problems.length > 0 || undefined}
          disabled={state.disabled}
          readOnly={state.readOnly}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => {
            onValueChange(target.value);
            suggest(target.value, target.selectionStart);
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => setOffer(null)}
          className="absolute inset-0 size-full resize-none overflow-hidden border-0 bg-transparent px-2.5 py-1.5 font-[inherit] break-words text-transparent caret-(--text-1) outline-none placeholder:text-3"
        />
      </div>
      {offer && (
        <ul
          id={listId}
          role="listbox"
          aria-label={t('completions')}
          className="absolute inset-x-0 top-full z-(--z-popover) m-0 mt-1 max-h-56 list-none overflow-auto rounded-lg bg-raised p-1 shadow-pop"
        >
          {offer.items.map((item, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
            <li
              key={`${item.kind} ${item.insert}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === offer.active}
              className="flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2 hover:bg-hover aria-selected:bg-primary-soft"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(item, offer.caret)}
            >
              <span className={cn('min-w-0 truncate', COLOURS[item.kind])}>{item.label}</span>
              {item.detail && <span className="ml-auto flex-none text-12 text-3">{item.detail}</span>}
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <ul className="m-0 mt-1 list-none p-0 text-12 text-danger-text">
          {problems.map(({ from, to, message }) => (
            <li key={`${from} ${message}`}>
              <button
                type="button"
                className="text-left hover:underline"
                onClick={() => {
                  field.current?.focus();
                  field.current?.setSelectionRange(from, to);
                }}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const COLOURS = {
  field: 'text-primary-text',
  function: 'text-warning-text',
  number: 'text-success-text',
  text: 'text-success-text',
  operator: 'text-2',
};
const WRONG = 'underline decoration-danger-text decoration-wavy underline-offset-4';

interface Offer {
  items: readonly ExpressionCompletion[];
  active: number;
  caret: number;
}

export interface ExpressionFieldProps extends ControlProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Without one it is a plain text. */
  language: ExpressionLanguage | undefined;
  placeholder?: string;
}
