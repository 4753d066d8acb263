import { expect, it } from 'vitest';
import { MOST_DROPPED, readDropped, TooManyDroppedError } from './readDropped.js';

type Tree = { [name: string]: Tree | string };

/** What a browser hands over of a desk: folders answer what they hold some at a time. */
function entryOf(name: string, content: Tree | string): FileSystemEntry {
  if (typeof content === 'string') {
    const file = (read: (file: File) => void) => read(new File([content], name));
    return { name, isDirectory: false, isFile: true, file } as unknown as FileSystemEntry;
  }
  return {
    name,
    isDirectory: true,
    isFile: false,
    createReader() {
      const children = Object.entries(content).map(([child, below]) => entryOf(child, below));
      return { readEntries: (read: (some: FileSystemEntry[]) => void) => read(children.splice(0, 2)) };
    },
  } as unknown as FileSystemEntry;
}

function drop(desk: Tree): DataTransfer {
  const items = Object.entries(desk).map(([name, content]) => ({
    kind: 'file',
    webkitGetAsEntry: () => entryOf(name, content),
    getAsFile: () => (typeof content === 'string' ? new File([content], name) : null),
  }));
  return { items, files: [] } as unknown as DataTransfer;
}

it('reads folders with everything below them, and names empty ones', async () => {
  const { files, folders } = await readDropped(
    drop({ 'a.txt': 'a', 合同: { 'b.txt': 'b', 'c.txt': 'c', 'd.txt': 'd', 图纸: { 'e.txt': 'e' }, 空: {} } }),
  );
  expect(files.map(({ folders: path, file }) => [...path, file.name].join('/')).sort()).toEqual(
    ['a.txt', '合同/b.txt', '合同/c.txt', '合同/d.txt', '合同/图纸/e.txt'].sort(),
  );
  expect(folders).toEqual([['合同'], ['合同', '图纸'], ['合同', '空']]);
});

it('takes the files alone where the browser gives no folders', async () => {
  const data = { items: [], files: [new File(['a'], 'a.txt')] } as unknown as DataTransfer;
  expect((await readDropped(data)).files.map(({ file }) => file.name)).toEqual(['a.txt']);
});

it('takes no more than can be uploaded at once', async () => {
  const many = Object.fromEntries(Array.from({ length: MOST_DROPPED }, (_, index) => [`${index}.txt`, '']));
  await expect(readDropped(drop({ many }))).rejects.toThrow(TooManyDroppedError);
});
