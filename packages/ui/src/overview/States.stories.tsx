import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { Cascader } from '../cascader/Cascader.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { ColorPicker } from '../color-picker/ColorPicker.js';
import { Combobox } from '../combobox/Combobox.js';
import { DatePicker } from '../date-picker/DatePicker.js';
import { DateRangePicker } from '../date-range-picker/DateRangePicker.js';
import { type ControlProps } from '../form-state/useControlState.js';
import { Input } from '../input/Input.js';
import { MultiSelect } from '../multi-select/MultiSelect.js';
import { NumberInput } from '../number-input/NumberInput.js';
import { NumberRange } from '../number-range/NumberRange.js';
import { PasswordInput } from '../password-input/PasswordInput.js';
import { RadioGroup } from '../radio-group/RadioGroup.js';
import { Rate } from '../rate/Rate.js';
import { Select } from '../select/Select.js';
import { Slider } from '../slider/Slider.js';
import { Switch } from '../switch/Switch.js';
import { Textarea } from '../textarea/Textarea.js';
import { TimePicker } from '../time-picker/TimePicker.js';
import { TreeSelect } from '../tree-select/TreeSelect.js';

/**
 * Every input in every state, to compare them line by line.
 *
 * **When:** before and after a change of looks. Not as an example of a form (Forms).
 *
 * **Keyboard:** That of each input.
 */
const meta: Meta = {
  title: 'Patterns/States',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '900px' } } },
};
export default meta;

const OPTIONS = [
  { value: 'finance', label: '财务部' },
  { value: 'operations', label: '运营管理部' },
  { value: 'hr', label: '人力行政部' },
];
const AREAS = [{ value: '44', label: '广东省', children: [{ value: '4403', label: '深圳市' }] }];
const NODES = [{ id: 'group', label: '滨海集团', children: [{ id: 'dev', label: '平台研发部' }] }];

/** A value of each input and what it looks like without one. */
const INPUTS: Record<string, (state: ControlProps, filled: boolean) => ReactNode> = {
  Input: (state, filled) => <Input {...state} placeholder="请输入" defaultValue={filled ? '滨海中心广场' : ''} />,
  Affixes: (state, filled) => <Input {...state} prefix="编号" suffix="元" defaultValue={filled ? 'A01' : ''} />,
  PasswordInput: (state, filled) => <PasswordInput {...state} defaultValue={filled ? 'Ab123456' : ''} />,
  NumberInput: (state, filled) => <NumberInput {...state} defaultValue={filled ? 12.5 : null} precision={2} />,
  NumberRange: (state, filled) => <NumberRange {...state} defaultValue={filled ? [10, 100] : []} />,
  Textarea: (state, filled) => <Textarea {...state} rows={2} defaultValue={filled ? '夜间值班' : ''} />,
  Select: (state, filled) => <Select {...state} options={OPTIONS} defaultValue={filled ? 'finance' : null} clearable />,
  MultiSelect: (state, filled) => (
    <MultiSelect {...state} options={OPTIONS} defaultValue={filled ? ['finance', 'operations', 'hr'] : []} />
  ),
  Combobox: (state, filled) => <Combobox {...state} options={OPTIONS} defaultValue={filled ? '财务部' : ''} />,
  Cascader: (state, filled) => (
    <Cascader {...state} options={AREAS} defaultValue={filled ? ['44', '4403'] : []} clearable />
  ),
  TreeSelect: (state, filled) => <TreeSelect {...state} nodes={NODES} defaultValue={filled ? 'dev' : null} />,
  DatePicker: (state, filled) => <DatePicker {...state} defaultValue={filled ? '2026-11-20' : null} />,
  DateRangePicker: (state, filled) => (
    <DateRangePicker {...state} defaultValue={filled ? ['2026-11-01', '2026-11-20'] : null} />
  ),
  TimePicker: (state, filled) => <TimePicker {...state} defaultValue={filled ? '08:30:00' : null} />,
  ColorPicker: (state, filled) => <ColorPicker {...state} defaultValue={filled ? '#1890ff' : ''} />,
  Slider: (state, filled) => <Slider {...state} defaultValue={filled ? 40 : 0} />,
  Rate: (state, filled) => <Rate {...state} defaultValue={filled ? 3 : 0} />,
  RadioGroup: (state, filled) => (
    <RadioGroup {...state} options={OPTIONS.slice(0, 2)} defaultValue={filled ? 'finance' : ''} />
  ),
  Switch: (state, filled) => <Switch {...state} defaultValue={filled} />,
  Checkbox: (state, filled) => (
    <Checkbox {...state} defaultValue={filled}>
      记住我
    </Checkbox>
  ),
};
const STATES: Record<string, ControlProps & { filled: boolean }> = {
  empty: { filled: false },
  filled: { filled: true },
  invalid: { filled: true, invalid: true },
  disabled: { filled: true, disabled: true },
  'read-only': { filled: true, readOnly: true },
};

export const EveryInput: StoryObj = {
  render: () => (
    <table className="border-separate border-spacing-x-3 border-spacing-y-2">
      <thead className="text-left text-12 text-2">
        <tr>
          <td />
          {Object.keys(STATES).map((state) => (
            <th key={state} scope="col" className="font-medium">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(INPUTS).map(([name, draw]) => (
          <tr key={name}>
            <th scope="row" className="text-left text-12 font-medium text-2">
              {name}
            </th>
            {Object.entries(STATES).map(([state, { filled, ...control }]) => (
              <td key={state} className="w-52 min-w-52">
                {draw({ ...control, 'aria-label': `${name} ${state}` }, filled)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
