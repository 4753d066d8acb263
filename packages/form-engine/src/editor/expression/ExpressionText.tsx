import { cn } from '@smart-admin/ui/cn';
import { useControlState, type ControlProps } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { CompletionList } from './CompletionList.js';
import { coloured, complete, type ExpressionLanguage, type NamedText } from './expressionLanguage.js';
import { expressionMessages } from './expressionMessages.js';
import { ExpressionProblems } from './ExpressionProblems.js';

/**
 * A text in a language that somebody else knows, as its names are read: coloured while it is typed, wrong places underlined
 * and told below with what mends them, and what can be written offered by Ctrl and Space or while a word is begun. What is
 * half typed stays as it is.
 */
export function ExpressionText({
  value,
  onValueChange,
  language,
  placeholder,
  showCodes = false,
  isTall = false,
  ref,
  ...props
}: ExpressionTextProps) {
  const t = useMessages(expressionMessages);
  const state = useControlState(props);
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const naming = showCodes ? undefined : language?.naming;
  const shown = naming?.toShown(value) ?? unnamed(value);
  const problems = language?.problems(value) ?? [];
  const isWrong = problems.some(({ severity }) => severity !== 'warning');
  const query = offer && language ? language.begunAt(value, offer.caret).query : '';
  const matches = useTextMatch(query);
  const items = offer && language ? language.completions(value, offer.caret, matches) : [];
  const isOpen = items.length > 0;
  const active = offer ? Math.min(offer.active, items.length - 1) : 0;

  useLayoutEffect(() => {
    const [at, box] = [marker.current, list.current];
    if (!at || !box?.parentElement) return;
    box.style.top = `${at.offsetTop + at.offsetHeight + 4}px`;
    box.style.left = `${Math.max(0, Math.min(at.offsetLeft, box.parentElement.clientWidth - box.offsetWidth))}px`;
  });

  // at the end of a panel there is room for it once the panel has scrolled
  useLayoutEffect(() => {
    if (isOpen) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);

  const selectLater = (from: number, to: number) =>
    // after React has written the text
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from, to);
    });
  const write = (text: string, caret: number) => {
    onValueChange(text);
    setOffer(null);
    const place = (naming?.toShown(text) ?? unnamed(text)).placeOf(caret);
    selectLater(place, place);
  };
  const replace = (from: number, to: number, insert: string, inside?: number) => {
    const next = complete(value, to, { from, insert, ...(inside === undefined ? {} : { caret: inside }) });
    write(next.text, next.caret);
  };
  const storedCaret = () => {
    const place = field.current?.selectionEnd ?? shown.text.length;
    return naming?.toStored(shown.text).placeOf(place) ?? place;
  };
  useImperativeHandle(ref, () => ({
    insert: (insert, inside) => {
      const caret = storedCaret();
      replace(caret, caret, insert, inside);
    },
  }));

  const handleChange = ({ value: typed, selectionStart }: HTMLTextAreaElement) => {
    const stored = naming?.toStored(typed) ?? unnamed(typed);
    const caret = stored.placeOf(selectionStart);
    onValueChange(stored.text);
    const isBegun = language !== undefined && caret > language.begunAt(stored.text, caret).from;
    setOffer(isBegun ? { caret, active: 0 } : null);
    const next = naming?.toShown(stored.text) ?? stored;
    // a code that was typed in full became its name
    if (next.text !== typed) selectLater(next.placeOf(caret), next.placeOf(caret));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      setOffer({ caret: storedCaret(), active: 0 });
      return;
    }
    if (!offer || !isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[active];
    if (step) setOffer({ ...offer, active: (active + step + items.length) % items.length });
    else if ((event.key === 'Enter' || event.key === 'Tab') && item)
      replace(item.from, offer.caret, item.insert, item.caret);
    else if (event.key === 'Escape') setOffer(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shownRange = <Range extends { from: number; to: number }>(range: Range): Range => ({
    ...range,
    from: shown.placeOf(range.from),
    to: shown.placeOf(range.to),
  });
  const caret = offer && isOpen ? shown.placeOf(offer.caret) : undefined;
  const pieces = coloured(
    shown.text,
    (language?.tokens?.(value) ?? []).map(shownRange),
    problems.map(shownRange),
    caret === undefined ? [] : [caret],
  );

  return (
    <div className="grid min-h-0 min-w-0 content-start">
      <div
        className={cn(
          'relative rounded-md border border-control bg-surface font-mono text-13 leading-5 focus-within:border-ring focus-within:shadow-[0_0_0_1px_var(--primary-ring)]',
          (state.invalid || isWrong) && 'border-danger-text',
          (state.disabled || state.readOnly) && 'bg-sunken',
          isTall && 'leading-7',
        )}
      >
        <pre
          aria-hidden
          className={cn(
            'm-0 px-2.5 py-1.5 font-[inherit] break-words whitespace-pre-wrap',
            isTall ? 'min-h-56' : 'min-h-14',
          )}
        >
          {pieces.map((piece) => (
            <span key={piece.from}>
              {piece.from === caret && <span ref={marker} />}
              <span className={cn(piece.kind && COLOURS[piece.kind], piece.wrong && WRONG[piece.wrong])}>
                {piece.kind === 'field' && naming ? <Chip text={piece.text} /> : piece.text}
              </span>
            </span>
          ))}
          {caret === shown.text.length && <span ref={marker} />}
          {/* a last empty line has its height too */}
          {'\u200b'}
        </pre>
        <textarea
          {...state.aria}
          ref={field}
          id={state.id}
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          aria-invalid={state.invalid || isWrong || undefined}
          disabled={state.disabled}
          readOnly={state.readOnly}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={shown.text}
          placeholder={placeholder}
          onChange={({ target }) => handleChange(target)}
          onKeyDown={handleKeyDown}
          onBlur={() => setOffer(null)}
          className="absolute inset-0 size-full resize-none overflow-hidden border-0 bg-transparent px-2.5 py-1.5 font-[inherit] break-words text-transparent caret-(--text-1) outline-none placeholder:text-3"
        />
        {offer && isOpen && (
          <CompletionList
            ref={list}
            id={listId}
            items={items}
            active={active}
            matches={matches}
            hint={t('keys')}
            label={t('completions')}
            onTake={(item) => replace(item.from, offer.caret, item.insert, item.caret)}
          />
        )}
      </div>
      <ExpressionProblems
        problems={problems}
        shown={shown}
        toShown={(text) => naming?.toShown(text).text ?? text}
        readOnly={state.readOnly || state.disabled}
        onSelect={(from, to) => selectLater(from, to)}
        onFix={({ from, to, insert }) => replace(from, to, insert)}
      />
    </div>
  );
}

/** A field as a chip: its braces are the room at its sides. */
function Chip({ text }: { text: string }) {
  return [...text.matchAll(/[{}]|[^{}]+/g)].map(({ 0: part, index }) => (
    <span key={index} className={part === '{' || part === '}' ? 'opacity-0' : undefined}>
      {part}
    </span>
  ));
}

/** A text whose names are read as they are stored. */
function unnamed(text: string): NamedText {
  return { text, placeOf: (place) => place };
}

const COLOURS = {
  field: 'rounded-sm bg-primary-soft text-primary-text shadow-[0_0_0_1px_var(--primary-border)]',
  function: 'text-(--chart-4)',
  number: 'text-(--chart-2)',
  text: 'text-success-text',
  operator: 'text-1',
};
const WRONG = {
  error: 'underline decoration-danger-text decoration-wavy underline-offset-4',
  warning: 'underline decoration-warning-text decoration-wavy underline-offset-4',
};

interface Offer {
  /** Place in the stored text that completions are for. */
  caret: number;
  active: number;
}

/** What others do to an expression text. */
export interface ExpressionTextHandle {
  /** Writes at the caret; `caret` is where it goes then, counted from the start of `insert`. */
  insert: (insert: string, caret?: number) => void;
}

export interface ExpressionTextProps extends ControlProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Without one it is a plain text. */
  language: ExpressionLanguage | undefined;
  placeholder?: string | undefined;
  /** Names as they are stored. Default false. */
  showCodes?: boolean;
  /** Room for several lines. Default false. */
  isTall?: boolean;
  ref?: Ref<ExpressionTextHandle>;
}
