import { describe, expect, it } from 'vitest';
import { moveItem } from '../column-settings/moveItem.js';
import { openColumns, optionsOnPath } from '../cascader/cascade.js';
import { matchText } from '../text-match/matchText.js';
import { filterOptions, findByPrefix, stepOption } from './options.js';

const OPTIONS = [{ label: 'Finance' }, { label: 'Human resources', disabled: true }, { label: 'Field work' }];

describe('options', () => {
  it('match every word of the query', () => {
    expect(filterOptions(OPTIONS, (text) => matchText(text, 'RES hum'))).toEqual([OPTIONS[1]]);
    expect(filterOptions(OPTIONS, null)).toBe(OPTIONS);
  });

  it('are found by their keywords too', () => {
    const model = { label: 'Cars', keywords: 'car.apply' };
    const found = (query: string) => filterOptions([model, ...OPTIONS], (text) => matchText(text, query));
    expect(found('apply')).toEqual([model]);
    expect(found('cars apply')).toEqual([model]);
  });

  it('step over disabled ones and wrap', () => {
    expect(stepOption(OPTIONS, 0, 1)).toBe(2);
    expect(stepOption(OPTIONS, 2, 1)).toBe(0);
    expect(stepOption(OPTIONS, 0, -1)).toBe(2);
    expect(stepOption([{ disabled: true }], 0, 1)).toBe(-1);
  });

  it('are found by their first letters', () => {
    expect(findByPrefix(OPTIONS, 'f', 0)).toBe(2);
    expect(findByPrefix(OPTIONS, 'f', 2)).toBe(0);
    expect(findByPrefix(OPTIONS, 'h', 0)).toBe(-1);
  });
});

describe('moveItem', () => {
  it('moves both ways and refuses to leave the list', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a'], 0, 1)).toEqual(['a']);
  });
});

describe('cascade', () => {
  const options = [
    { value: '11', label: '北京市', children: [{ value: '1101', label: '市辖区' }] },
    { value: '31', label: '上海市' },
  ];
  it('opens a column per step of the path', () => {
    expect(openColumns(options, [])).toHaveLength(1);
    expect(openColumns(options, ['11'])).toHaveLength(2);
    expect(openColumns(options, ['31'])).toHaveLength(1);
    expect(optionsOnPath(options, ['11', '1101']).map((option) => option.label)).toEqual(['北京市', '市辖区']);
    expect(optionsOnPath(options, ['99', '1101'])).toEqual([]);
  });
});
