import { describe, expect, it } from 'vitest';
import { fitsAt, isPlate, plateText } from './plateText.js';

describe('plateText', () => {
  it.each([
    ['粤b·12345', '粤B12345'],
    [' 京 a d 1 2 3 4 5 ', '京AD12345'],
    ['我的车是粤B12345，谢谢', '粤B12345'],
    ['粤ＢI2O45', '粤B12045'],
    ['粤B123456', '粤B123456'],
    ['粤B1234567', '粤B123456'],
    ['粤', '粤'],
    ['!?', ''],
  ])('keeps of %j what is a plate: %j', (text, plate) => {
    expect(plateText(text)).toBe(plate);
  });
});

describe('isPlate', () => {
  it.each(['粤B12345', '京AD12345', '粤Z1234港', '京A1234警', '使A12345', '粤B1234挂'])('takes %s', (plate) => {
    expect(isPlate(plate)).toBe(true);
  });
  it.each(['', '粤B1234', '粤I12345', '粤BO2345', '粤B1234567', 'AB12345', '粤B·12345'])('refuses %j', (plate) => {
    expect(isPlate(plate)).toBe(false);
  });
});

describe('fitsAt', () => {
  it('offers provinces first, a letter second and special signs only at the end', () => {
    expect(['粤', '使', '挂', 'B', '1'].filter((key) => fitsAt(key, 0))).toEqual(['粤', '使']);
    expect(['粤', 'B', '1'].filter((key) => fitsAt(key, 1))).toEqual(['B']);
    expect(['粤', 'B', '1', '挂'].filter((key) => fitsAt(key, 4))).toEqual(['B', '1']);
    expect(['粤', 'B', '1', '挂', '港'].filter((key) => fitsAt(key, 6))).toEqual(['B', '1', '挂', '港']);
    expect(fitsAt('1', 8)).toBe(false);
  });
});
