import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { ClearButton } from '../input/ClearButton.js';
import { inputBox, inputField, inputLook } from '../input/inputBox.js';
import { StateMark } from '../input/StateMark.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Tag } from '../tag/Tag.js';
import { addTags, hasSeparator, type TagLimits, type TagProblem } from './addTags.js';
import { tagsInputMessages } from './tagsInputMessages.js';

/**
 * Words of one's own as tags. Enter, a comma or leaving the field adds what was typed, pasting adds several, Backspace in
 * the empty field takes the last one away. What is not taken stays in the field and the reason stands below.
 */
export function TagsInput({
  value,
  defaultValue = [],
  onValueChange,
  max,
  maxLength,
  validate,
  placeholder,
  clearable = false,
  size,
  className,
  ref,
  ...control
}: TagsInputProps) {
  const t = useMessages(tagsInputMessages);
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const composed = useComposedRef(field, ref);
  const [tags, setTags] = useControllable<readonly string[]>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TagProblem>();
  const [said, setSaid] = useState('');
  const state = useControlState({ ...control, invalid: control.invalid ?? (problem ? true : undefined) });
  const off = state.disabled || state.readOnly;

  const add = (typed: string) => {
    if (typed.trim() === '') {
      setText('');
      return;
    }
    const result = addTags(tags, typed, { max, maxLength, validate });
    setText(result.rest);
    setProblem(result.problem);
    if (result.added.length === 0) return;
    setTags(result.tags);
    setSaid(t('added', { tag: result.added.join(', ') }));
  };
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    setProblem(undefined);
    setSaid(t('removed', { tag }));
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // an input method confirms its candidate with Enter
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined && !off) {
      event.preventDefault();
      remove(last);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (off || !hasSeparator(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };

  return (
    <div className={cn('w-full min-w-0', className)} data-slot="tags-input" data-size={size}>
      <div
        data-invalid={state.invalid || undefined}
        data-disabled={state.disabled || undefined}
        className={cn(
          inputBox({ look: inputLook(state) }),
          'h-auto min-h-ctl flex-wrap gap-1 py-[calc((var(--ctl-h)-var(--tag-h))/2-1px)]',
        )}
        onPointerDown={(event) => {
          if (event.target === field.current) return;
          if (event.target instanceof Element && event.target.closest('button')) return;
          event.preventDefault();
          field.current?.focus();
        }}
      >
        {tags.map((tag) => (
          <Tag key={tag} title={tag} className="min-w-0 shrink" onRemove={off ? undefined : () => remove(tag)}>
            {tag}
          </Tag>
        ))}
        <input
          {...state.aria}
          aria-describedby={
            [state.aria['aria-describedby'], problem && problemId].filter(Boolean).join(' ') || undefined
          }
          ref={composed}
          id={state.id}
          data-slot="input-field"
          disabled={state.disabled}
          readOnly={state.readOnly}
          enterKeyHint="done"
          autoComplete="off"
          placeholder={tags.length === 0 ? (placeholder ?? t('placeholder')) : undefined}
          value={text}
          onChange={(event) => {
            const typed = event.target.value;
            setProblem(undefined);
            const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
            if (!isComposing && hasSeparator(typed)) add(typed);
            else setText(typed);
          }}
          onCompositionEnd={(event) => {
            if (hasSeparator(event.currentTarget.value)) add(event.currentTarget.value);
          }}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={() => add(text)}
          className={cn(inputField, 'h-tag min-w-20')}
        />
        {clearable && tags.length > 0 && !off && (
          <ClearButton
            onClear={() => {
              setTags([]);
              setProblem(undefined);
              field.current?.focus();
            }}
          />
        )}
        {max !== undefined && (
          <span aria-hidden className="flex-none text-12 text-3 tabular-nums">
            {tags.length} / {max}
          </span>
        )}
        <StateMark state={state} />
      </div>
      <p id={problemId} role="alert" className="m-0 mt-1 text-12 text-danger-text empty:hidden">
        {problem && (problem.message ?? wordsOf(problem, { max, maxLength }, t))}
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}

function wordsOf(
  { kind, tag }: TagProblem,
  { max = 0, maxLength = 0 }: TagLimits,
  t: (key: 'duplicate' | 'full' | 'tooLong', values: Record<string, string | number>) => string,
): string {
  if (kind === 'invalid') return '';
  return t(kind, { tag, max: kind === 'full' ? max : maxLength });
}

export interface TagsInputProps extends ControlProps, TagLimits {
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  placeholder?: string;
  /** Offers a cross that takes all away. Default false. */
  clearable?: boolean;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}
