const EXTENSIONS = {
  image: ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'],
  video: ['mp4', 'm3u8', 'rmvb', 'avi', 'swf', '3gp', 'mkv', 'flv'],
  audio: ['mp3', 'wav', 'wma', 'ogg', 'aac', 'flac'],
  document: ['doc', 'txt', 'docx', 'pages', 'epub', 'pdf', 'numbers', 'csv', 'xls', 'xlsx', 'keynote', 'ppt', 'pptx'],
} as const;

/** Kind of a file by its extension. */
export type FileCategory = keyof typeof EXTENSIONS | 'unknown';

/** Kind of a file by its name or extension, without regard to case; `unknown` for any other extension. */
export function fileCategory(nameOrExtension: string): FileCategory {
  const extension = nameOrExtension.slice(nameOrExtension.lastIndexOf('.') + 1).toLowerCase();
  for (const [category, list] of Object.entries(EXTENSIONS)) {
    if ((list as readonly string[]).includes(extension)) return category as FileCategory;
  }
  return 'unknown';
}
