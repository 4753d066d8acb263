import { type MenuButton } from '@smart-admin/api-client/contract';

/** Where a button stands: its place on the first level, and below it. */
export type Place = readonly [top: number, below?: number];

export type ChildButton = Omit<MenuButton, 'children'>;

/** A button that opens a page which has yet to be named. */
export function newButton(name: string): MenuButton {
  return { name, type: 'view', url: '', key: '', appId: '', pagePath: '', children: [] };
}

/** The button at a place; undefined where there is none. */
export function buttonAt(buttons: readonly MenuButton[], [top, below]: Place): MenuButton | undefined {
  const button = buttons[top];
  if (below === undefined || !button) return button;
  const child = button.children[below];
  return child && { ...child, children: [] };
}

/** Buttons with a part of one of them exchanged. */
export function changeButton(buttons: readonly MenuButton[], place: Place, change: Partial<ChildButton>): MenuButton[] {
  return editLevel(buttons, place, (level, index) =>
    level.map((button, at) => (at === index ? { ...button, ...change } : button)),
  );
}

/** Buttons without one of them and what is below it. */
export function removeButton(buttons: readonly MenuButton[], place: Place): MenuButton[] {
  return editLevel(buttons, place, (level, index) => level.toSpliced(index, 1));
}

/** Buttons with one of them a step before or behind its neighbour. */
export function moveButton(buttons: readonly MenuButton[], place: Place, step: -1 | 1): MenuButton[] {
  return editLevel(buttons, place, (level, index) => {
    const moved = level[index];
    const other = level[index + step];
    return moved && other ? level.with(index, other).with(index + step, moved) : [...level];
  });
}

/** Buttons with another one at the end of a level: the first, or that below a button. */
export function addButton(buttons: readonly MenuButton[], below: number | undefined, button: MenuButton): MenuButton[] {
  if (below === undefined) return [...buttons, button];
  const { children: _, ...child } = button;
  return buttons.map((top, at) => (at === below ? { ...top, children: [...top.children, child] } : top));
}

/** Bytes of a name as WeChat counts them. */
export function bytesOf(name: string): number {
  return new TextEncoder().encode(name).length;
}

function editLevel(
  buttons: readonly MenuButton[],
  [top, below]: Place,
  edit: <Button extends ChildButton>(level: readonly Button[], index: number) => Button[],
): MenuButton[] {
  if (below === undefined) return edit(buttons, top);
  return buttons.map((button, at) => (at === top ? { ...button, children: edit(button.children, below) } : button));
}
