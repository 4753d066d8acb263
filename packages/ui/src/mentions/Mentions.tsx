import * as Radix from '@radix-ui/react-popover';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControllable } from '../controllable/useControllable.js';
import { useLatest } from '../controllable/useLatest.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { popoverPanelClass } from '../popover/Popover.js';
import { OptionRow } from '../select/OptionRow.js';
import { stepOption, type SelectOption } from '../select/options.js';
import { Spinner } from '../spinner/Spinner.js';
import { Textarea, type TextareaProps } from '../textarea/Textarea.js';
import { caretRect } from './caretRect.js';
import { mentionsMessages } from './mentionsMessages.js';
import { insertMention, mentionAt, type TypedMention } from './mentionText.js';
import { useMentionOptions, type MentionSource } from './useMentionOptions.js';

/**
 * A text area in which `@` opens a list of people (or whatever is given). The value is the plain text, names included;
 * `mentionsIn` finds in it whom to notify. What an input method composes opens nothing before it is confirmed.
 */
export function Mentions({
  options,
  source,
  trigger = '@',
  maxOptions = 20,
  onMention,
  value,
  defaultValue = '',
  onValueChange,
  onKeyDown,
  onBlur,
  ref,
  ...rest
}: MentionsProps) {
  const t = useMessages(mentionsMessages);
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const composed = useComposedRef(area, ref);
  const [text, setText] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [mention, setMention] = useState<TypedMention | null>(null);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const caretAfter = useRef<number | null>(null);
  const isOpen = mention !== null && mention.start !== dismissedAt;
  const { isLoading, hasFailed, match, ...answer } = useMentionOptions(isOpen ? mention.query : null, options, source);
  const found = answer.options.slice(0, maxOptions);
  const active = found[activeIndex]?.disabled
    ? stepOption(found, activeIndex, 1)
    : Math.min(activeIndex, found.length - 1);

  useLayoutEffect(() => {
    if (caretAfter.current === null) return;
    area.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
  }, [text]);

  const follow = () => {
    const element = area.current;
    if (!element || element.selectionStart !== element.selectionEnd) return setMention(null);
    const next = mentionAt(element.value, element.selectionStart, trigger);
    if (next?.start === mention?.start && next?.query === mention?.query) return;
    setMention(next);
    setActiveIndex(0);
    if (next === null || next.start !== dismissedAt) setDismissedAt(null);
  };
  const choose = (option: SelectOption<string>) => {
    if (!mention || option.disabled) return;
    const inserted = insertMention(text, mention, trigger, option.label);
    caretAfter.current = inserted.caret;
    setText(inserted.text);
    setMention(null);
    onMention?.(option);
    area.current?.focus();
  };
  const isWaiting = useRef(false);
  const first = found[active];
  const latest = useLatest({ choose: () => isOpen && first && choose(first) });
  useEffect(() => {
    if (isLoading || !isWaiting.current) return;
    isWaiting.current = false;
    latest.choose();
  }, [isLoading, latest]);
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // an input method takes arrows and Enter for its candidates
    if (!isOpen || event.nativeEvent.isComposing) return onKeyDown?.(event);
    const option = found[active];
    isWaiting.current = false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActiveIndex(stepOption(found, active, event.key === 'ArrowDown' ? 1 : -1));
    } else if ((event.key === 'Enter' || event.key === 'Tab') && (option || isLoading) && !event.shiftKey) {
      event.preventDefault();
      // what shows answers what was typed before
      if (isLoading) isWaiting.current = true;
      else if (option) choose(option);
    } else onKeyDown?.(event);
  };

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && setDismissedAt(mention?.start ?? null)}>
      <Textarea
        {...rest}
        ref={composed}
        value={text}
        onValueChange={setText}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
        onInput={(event) => {
          const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
          if (!isComposing) follow();
        }}
        onCompositionEnd={follow}
        onSelect={() => mention && follow()}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          setMention(null);
          onBlur?.(event);
        }}
      />
      {isOpen && (
        <Radix.Anchor virtualRef={{ current: { getBoundingClientRect: () => rectOf(area.current, mention.start) } }} />
      )}
      <Radix.Portal>
        <Radix.Content
          key={mention?.start}
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cn(popoverPanelClass, 'w-60 overflow-hidden')}
        >
          <div
            id={listId}
            role="listbox"
            aria-label={t('people')}
            aria-busy={isLoading || undefined}
            className="max-h-60 overflow-auto p-1 empty:hidden"
          >
            {found.map((option, index) => (
              <OptionRow
                key={option.value}
                id={`${listId}-${index}`}
                label={option.label}
                title={option.title}
                icon={option.icon}
                hint={option.hint}
                isChosen={false}
                isActive={index === active}
                match={match}
                aria-disabled={option.disabled || undefined}
                // the text keeps the focus: it takes the keys
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActiveIndex(index)}
                onClick={() => choose(option)}
              />
            ))}
          </div>
          <div
            role="status"
            className={cn(
              found.length > 0 && !isLoading ? 'sr-only' : 'flex items-center justify-center gap-2 p-3 text-3',
            )}
          >
            {isLoading && <Spinner />}
            {isLoading
              ? t('loading')
              : hasFailed
                ? t('failed')
                : found.length === 0
                  ? t('none')
                  : t('count', { count: found.length })}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function rectOf(area: HTMLTextAreaElement | null, position: number): DOMRect {
  return area ? caretRect(area, position) : new DOMRect();
}

/** Somebody or something that can be mentioned; `label` is what the text says. */
export type MentionOption = SelectOption<string>;

export interface MentionsProps extends TextareaProps {
  /** Who can be mentioned; searched by words and pinyin. */
  options?: readonly MentionOption[];
  /** Finds them elsewhere in place of `options`. Keep its identity. */
  source?: MentionSource;
  /** What opens the list. Default `@`. */
  trigger?: string;
  /** Most that are offered. Default 20. */
  maxOptions?: number;
  /** Called when somebody has been chosen. */
  onMention?: (option: MentionOption) => void;
}
