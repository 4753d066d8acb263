import { expect, it } from 'vitest';
import { cronText } from './cronText.js';

it('reads a pattern out in the language here, and nothing for one that is not right', () => {
  expect(cronText('*/10 * * * *', 'zh')).toBe('每隔 10 分钟');
  expect(cronText('0 3 * * *', 'zh')).toMatch(/每天/);
  expect(cronText('0 9 * * 1-5', 'en')).toBe('At 09:00, Monday through Friday');
  expect(cronText('0 9 * * 1', 'vi')).toMatch(/Thứ 2/);
  expect(['61 * * * *', '* * * *', 'often', ''].map((cron) => cronText(cron, 'zhtw'))).toEqual(['', '', '', '']);
});
