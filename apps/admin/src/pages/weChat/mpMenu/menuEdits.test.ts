import { expect, it } from 'vitest';
import { addButton, buttonAt, bytesOf, changeButton, moveButton, newButton, removeButton } from './menuEdits.js';

const names = (buttons: readonly { name: string; children?: readonly { name: string }[] }[]) =>
  buttons.map(({ name, children }) => [name, ...(children ?? []).map((child) => child.name)].join(' '));
const MENU = addButton(
  addButton(addButton(addButton([], undefined, newButton('a')), undefined, newButton('b')), 1, newButton('b1')),
  1,
  newButton('b2'),
);

it('adds, changes, moves and removes buttons on both levels, and leaves the others alone', () => {
  expect(names(MENU)).toEqual(['a', 'b b1 b2']);
  expect(names(moveButton(MENU, [1, 0], 1))).toEqual(['a', 'b b2 b1']);
  expect(names(moveButton(MENU, [1], -1))).toEqual(['b b1 b2', 'a']);
  expect(names(moveButton(MENU, [0], -1))).toEqual(['a', 'b b1 b2']);
  expect(names(changeButton(MENU, [1, 1], { name: 'x' }))).toEqual(['a', 'b b1 x']);
  expect(names(removeButton(MENU, [1, 0]))).toEqual(['a', 'b b2']);
  expect(names(removeButton(MENU, [1]))).toEqual(['a']);
  expect(names(MENU)).toEqual(['a', 'b b1 b2']);
});

it('finds what stands at a place', () => {
  expect(buttonAt(MENU, [1, 1])?.name).toBe('b2');
  expect(buttonAt(MENU, [1, 5])).toBeUndefined();
  expect(buttonAt(MENU, [4])).toBeUndefined();
});

it('counts a Chinese character as three bytes', () => {
  expect(bytesOf('缴费')).toBe(6);
  expect(bytesOf('Pay')).toBe(3);
});
