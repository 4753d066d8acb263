import { describe, expect, it } from 'vitest';
import { fileCategory } from './fileCategory.js';
import { formatAmount } from './formatAmount.js';
import { formatDate, formatDenseDate, toDate } from './formatDate.js';
import { formatDuration } from './formatDuration.js';
import { DEFAULT_FILE_SIZE, FILE_SIZE_UNITS, formatFileSize } from './formatFileSize.js';
import { chatTimeAgo, timeAgo } from './timeAgo.js';

const NOW = new Date(2026, 10, 20, 18, 42).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => timeAgo(NOW - ms, { now: NOW });
const chat = (ms: number) => chatTimeAgo(NOW - ms, { now: NOW });

describe('time texts', () => {
  it('S4-54 under one minute and the future are 刚刚', () => {
    expect(ago(59_999)).toBe('刚刚');
    expect(ago(-5 * HOUR)).toBe('刚刚');
  });

  it('S4-55 minutes, hours, days, weeks, months, then the date', () => {
    expect(ago(MINUTE)).toBe('1分钟前');
    expect(ago(23 * HOUR + 59 * MINUTE)).toBe('23小时前');
    expect(ago(6 * DAY)).toBe('6天前');
    expect(ago(7 * DAY)).toBe('1周前');
    expect(ago(27 * DAY)).toBe('3周前');
    expect(ago(28 * DAY)).toBe('1个月前');
    expect(ago(359 * DAY)).toBe('11个月前');
    expect(ago(360 * DAY)).toBe('2025-11-25');
  });

  it('S4-56 the second text rounds up and has no weeks', () => {
    expect(chat(29_999)).toBe('刚刚');
    expect(chat(30_000)).toBe('1分钟前');
    expect(chat(61_000)).toBe('2分钟前');
    expect(chat(61 * MINUTE)).toBe('2小时前');
    expect(chat(25 * HOUR)).toBe('1天前');
    expect(chat(48 * HOUR)).toBe('2026-11-18 18:42');
  });

  it('speaks the other languages', () => {
    expect(timeAgo(NOW - HOUR, { now: NOW, locale: 'en' })).toBe('1 h ago');
    expect(timeAgo(NOW - HOUR, { now: NOW, locale: 'vi' })).toBe('1 giờ trước');
  });
});

describe('dates', () => {
  it('C9-37 the default pattern has minutes, another has seconds', () => {
    expect(formatDate(new Date(2026, 0, 5, 8, 3, 9))).toBe('2026-01-05 08:03');
    expect(formatDate(new Date(2026, 0, 5, 8, 3, 9), 'YYYY-MM-DD HH:mm:ss')).toBe('2026-01-05 08:03:09');
  });

  it('reads a day and a text with a blank as local time', () => {
    expect(formatDate('2026-11-20')).toBe('2026-11-20 00:00');
    expect(formatDate('2026-11-20 08:30:00')).toBe('2026-11-20 08:30');
    expect(toDate('nonsense')).toBeNull();
    expect(formatDate(null)).toBe('');
  });

  it('leaves this year out in dense tables', () => {
    const now = new Date(NOW);
    expect(formatDenseDate('2026-11-20 18:42:00', now)).toBe('11-20 18:42');
    expect(formatDenseDate('2025-11-20 18:42:00', now)).toBe('2025-11-20 18:42');
  });
});

describe('numbers', () => {
  it('C9-18 amounts are cents divided by 100 with two decimals', () => {
    expect(formatAmount(1300)).toBe('13.00');
    expect(formatAmount('1304550')).toBe('13,045.50');
    expect(formatAmount(null)).toBe('');
  });

  it('C9-19 durations leave leading zero units out', () => {
    expect(formatDuration(86_400 + 2 * 3600 + 3 * 60 + 4)).toBe('1天2小时3分4秒');
    expect(formatDuration(3600)).toBe('1小时0分0秒');
    expect(formatDuration(0)).toBe('0秒');
    expect(formatDuration(93_784, 'en')).toBe('1d 2h 3m 4s');
  });

  it('a duration in its largest units has no zeros at the end', () => {
    expect(formatDuration(93_784, 'zh', { units: 2 })).toBe('1天2小时');
    expect(formatDuration(86_400 + 60, 'zh', { units: 2 })).toBe('1天');
    expect(formatDuration(3600, 'zh', { units: 2 })).toBe('1小时');
    expect(formatDuration(0, 'zh', { units: 2 })).toBe('0秒');
  });

  it('C9-09 file sizes have two decimals in every unit', () => {
    expect(formatFileSize(512)).toBe('512.00 bytes');
    expect(formatFileSize(1536)).toBe('1.50 KB');
    expect(formatFileSize(5 * 1_048_576)).toBe('5.00 MB');
    expect(formatFileSize(1_073_741_824)).toBe('1.00 GB');
  });

  it('C9-08 the default limit is 5 MB and units are powers of 1024', () => {
    expect(DEFAULT_FILE_SIZE).toEqual({ size: 5, unit: 'MB' });
    expect(FILE_SIZE_UNITS).toEqual({ KB: 1024, MB: 1_048_576, GB: 1_073_741_824 });
  });
});

describe('file categories', () => {
  it('C9-12 knows images and videos', () => {
    for (const extension of ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp']) expect(fileCategory(extension)).toBe('image');
    for (const extension of ['mp4', 'm3u8', 'rmvb', 'avi', 'swf', '3gp', 'mkv', 'flv'])
      expect(fileCategory(extension)).toBe('video');
  });

  it('C9-13 knows audio and documents', () => {
    for (const extension of ['mp3', 'wav', 'wma', 'ogg', 'aac', 'flac']) expect(fileCategory(extension)).toBe('audio');
    for (const extension of [
      'doc',
      'txt',
      'docx',
      'pages',
      'epub',
      'pdf',
      'numbers',
      'csv',
      'xls',
      'xlsx',
      'keynote',
      'ppt',
      'pptx',
    ])
      expect(fileCategory(extension)).toBe('document');
  });

  it('C9-14 compares without case and calls the rest unknown', () => {
    expect(fileCategory('平面图.PNG')).toBe('image');
    expect(fileCategory('app.apk')).toBe('unknown');
    expect(fileCategory('README')).toBe('unknown');
  });
});
