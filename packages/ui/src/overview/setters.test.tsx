import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CalendarPanel } from '../calendar-panel/CalendarPanel.js';
import { Cascader } from '../cascader/Cascader.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { CheckboxGroup } from '../checkbox/CheckboxGroup.js';
import { DatePicker } from '../date-picker/DatePicker.js';
import { DateRangePicker } from '../date-range-picker/DateRangePicker.js';
import { Input } from '../input/Input.js';
import { Mentions } from '../mentions/Mentions.js';
import { MultiSelect } from '../multi-select/MultiSelect.js';
import { NumberInput } from '../number-input/NumberInput.js';
import { NumberRange, type NumberRangeValue } from '../number-range/NumberRange.js';
import { PinInput } from '../pin-input/PinInput.js';
import { RadioGroup } from '../radio-group/RadioGroup.js';
import { Select } from '../select/Select.js';
import { Switch } from '../switch/Switch.js';
import { TagsInput } from '../tags-input/TagsInput.js';
import { TimePicker } from '../time-picker/TimePicker.js';
import { Transfer } from '../transfer/Transfer.js';
import { Tree } from '../tree/Tree.js';
import { TreeSelect } from '../tree-select/TreeSelect.js';

afterEach(cleanup);

const OPTIONS = [{ value: 'a', label: '甲' }];
const NODES = [{ id: 'a', label: '甲' }];

/** Compiles only as long as every handler takes the setter of a state as it is. */
function EverySetter() {
  const [text, setText] = useState('');
  const [on, setOn] = useState(false);
  const [number, setNumber] = useState<number | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  const [list, setList] = useState<string[]>([]);
  const [path, setPath] = useState<string[] | null>(null);
  const [range, setRange] = useState<[string, string] | null>(null);
  const [bounds, setBounds] = useState<NumberRangeValue>([]);
  const [kind, setKind] = useState<'a' | 'b'>('a');
  return (
    <>
      <Input aria-label="1" value={text} onValueChange={setText} />
      <Mentions aria-label="2" value={text} onValueChange={setText} />
      <PinInput aria-label="3" value={text} onValueChange={setText} />
      <Checkbox aria-label="4" value={on} onValueChange={setOn} />
      <Switch aria-label="5" value={on} onValueChange={setOn} />
      <NumberInput aria-label="6" value={number} onValueChange={setNumber} />
      <NumberRange aria-label="7" value={bounds} onValueChange={setBounds} />
      <Select
        aria-label="8"
        options={OPTIONS}
        value={choice}
        onValueChange={setChoice}
        open={on}
        onOpenChange={setOn}
      />
      <DatePicker aria-label="9" value={choice} onValueChange={setChoice} />
      <TimePicker aria-label="10" value={choice} onValueChange={setChoice} />
      <DateRangePicker aria-label="11" value={range} onValueChange={setRange} />
      <CalendarPanel value={choice} onValueChange={setChoice} month={text} onMonthChange={setText} />
      <MultiSelect aria-label="12" options={OPTIONS} value={list} onValueChange={setList} />
      <CheckboxGroup aria-label="13" options={OPTIONS} value={list} onValueChange={setList} />
      <TagsInput aria-label="14" value={list} onValueChange={setList} />
      <Transfer aria-label="15" options={OPTIONS} value={list} onValueChange={setList} />
      <Cascader aria-label="16" options={OPTIONS} value={path} onValueChange={setPath} />
      <TreeSelect aria-label="17" nodes={NODES} value={choice} onValueChange={setChoice} />
      <TreeSelect aria-label="18" multiple nodes={NODES} value={list} onValueChange={setList} />
      <Tree
        aria-label="19"
        nodes={NODES}
        checkable
        expandedIds={list}
        onExpandedChange={setList}
        onCheckedChange={setList}
      />
      <RadioGroup
        aria-label="20"
        options={[{ value: 'a', label: '甲' } as const]}
        value={kind}
        onValueChange={setKind}
      />
    </>
  );
}

it('takes the setters of states as handlers', () => {
  render(<EverySetter />);
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(3);
});
