import { fileCategory } from './fileCategory.js';
import { FILE_SIZE_UNITS, type FileSizeUnit } from './formatFileSize.js';

/** Whether a file is one of the types of an `accept` such as `image/*,.pdf`; '' accepts any. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const types = acceptTypes(accept);
  if (types.length === 0) return true;
  const name = file.name.toLowerCase();
  return types.some((type) => {
    if (type === '*' || type === '*/*') return true;
    if (type.startsWith('.')) return name.endsWith(type);
    if (!type.endsWith('/*')) return file.type === type;
    // systems that do not know the type leave it empty: then the name tells
    return file.type === '' ? fileCategory(name) === type.slice(0, -2) : file.type.startsWith(type.slice(0, -1));
  });
}

/** Whether a file is smaller than the limit; one of exactly that size is not. */
export function isSmallEnough(file: Pick<File, 'size'>, size: number, unit: FileSizeUnit): boolean {
  return file.size < size * FILE_SIZE_UNITS[unit];
}

/** The words for the types of an `accept`, each once: 图片, Excel. */
export function acceptWords(accept: string, words: AcceptWords): string {
  const known: Record<string, string> = {
    'image/*': words.image,
    'video/*': words.video,
    'audio/*': words.audio,
    '.xls': 'Excel',
    '.xlsx': 'Excel',
    '.doc': 'Word',
    '.docx': 'Word',
  };
  const list = acceptTypes(accept).map((type) => known[type] ?? type.replace(/^\./, '').toUpperCase());
  return [...new Set(list)].join(words.separator ?? '、');
}

export interface AcceptWords {
  image: string;
  video: string;
  audio: string;
  /** Between two words. Default: 、 */
  separator?: string;
}

function acceptTypes(accept: string): string[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
}
