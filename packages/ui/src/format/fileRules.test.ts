import { describe, expect, it } from 'vitest';
import { acceptWords, isAccepted, isSmallEnough } from './fileRules.js';

const WORDS = { image: '图片', video: '视频', audio: '音频' };

describe('fileRules', () => {
  it.each([
    ['image/*', 'a.png', 'image/png', 'a.mp4', 'video/mp4', '图片'],
    ['video/*', 'a.mp4', 'video/mp4', 'a.png', 'image/png', '视频'],
    ['audio/*', 'a.mp3', 'audio/mpeg', 'a.png', 'image/png', '音频'],
    ['.xls,.xlsx', 'A.XLSX', '', 'a.docx', '', 'Excel'],
    ['.doc,.docx', 'a.doc', '', 'a.pdf', '', 'Word'],
    ['.pdf', 'a.PDF', '', 'a.pdf.exe', '', 'PDF'],
    ['.txt', 'a.txt', '', 'a.text', '', 'TXT'],
    ['.apk', 'a.apk', '', 'a.ipa', '', 'APK'],
    ['.ipa', 'a.ipa', '', 'a.apk', '', 'IPA'],
  ])('V5-25 %s takes its files only', (accept, goodName, goodType, badName, badType, word) => {
    expect(isAccepted({ name: goodName, type: goodType }, accept)).toBe(true);
    expect(isAccepted({ name: badName, type: badType }, accept)).toBe(false);
    expect(acceptWords(accept, WORDS)).toBe(word);
  });

  it('C9-10 takes any file without a type, and knows media without a MIME type by their names', () => {
    expect(isAccepted({ name: 'a.bin', type: '' }, '')).toBe(true);
    expect(isAccepted({ name: 'a.flac', type: '' }, 'audio/*')).toBe(true);
    expect(acceptWords('image/*,.xls,.xlsx,.pdf', WORDS)).toBe('图片、Excel、PDF');
  });

  it('V5-24 C9-08 passes below the limit only, in KB, MB and GB', () => {
    expect(isSmallEnough({ size: 5 * 1_048_576 - 1 }, 5, 'MB')).toBe(true);
    expect(isSmallEnough({ size: 5 * 1_048_576 }, 5, 'MB')).toBe(false);
    expect(isSmallEnough({ size: 1024 }, 1, 'KB')).toBe(false);
    expect(isSmallEnough({ size: 1_073_741_823 }, 1, 'GB')).toBe(true);
  });
});
