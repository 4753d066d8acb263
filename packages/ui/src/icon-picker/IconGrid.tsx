import { type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon.js';

const COLUMNS = 7;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

/** Icons as a grid that arrow keys walk through. */
export function IconGrid({ label, names, value, onChoose }: IconGridProps) {
  const start = Math.max(
    names.findIndex((name) => name === value),
    0,
  );
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  };
  return (
    <div
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="grid max-h-64 grid-cols-7 gap-0.5 overflow-y-auto outline-none"
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="option"
          aria-selected={name === value}
          aria-label={name}
          title={name}
          tabIndex={index === start ? 0 : -1}
          onClick={() => onChoose(name)}
          className="grid size-9 place-items-center rounded-md text-2 hover:bg-hover hover:text-1 focus-visible:-outline-offset-2 active:bg-pressed aria-selected:bg-primary-soft aria-selected:text-primary-text"
        >
          <Icon name={name} size={18} />
        </button>
      ))}
    </div>
  );
}

export interface IconGridProps {
  label: string;
  names: readonly string[];
  /** Name of the chosen icon. */
  value: string;
  onChoose: (name: string) => void;
}
