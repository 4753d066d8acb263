import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../document/createField.js';
import { decodeFormDocument } from '../../document/decodeFormDocument.js';
import { encodeFormDocument } from '../../document/encodeFormDocument.js';
import { validateRecord } from '../../validation/validateRecord.js';
import { validateValue } from '../../validation/validateValue.js';
import { withPending } from './fileValue.js';

const FILE = { name: '合同.pdf', fileId: 'f1', fileVersionId: 'v1', url: '/api/file/Download/annex/f1', fileSize: 12 };
const files = createField('uploadFile', { id: 'files', label: '附件', limit: 2, accept: '.pdf,image/*' });
const images = createField('uploadImg', { id: 'images', label: '照片', limit: 1 });

describe('upload fields', () => {
  it('E3-24 keeps name, ids and address of every file, and nothing else', () => {
    const document = createFormDocument([files]);
    const result = validateRecord(document, { files: [{ ...FILE, extra: 'x' }] });
    expect(result.errors).toEqual([]);
    expect(result.values.files).toEqual([FILE]);
  });

  it('reads lists that older records keep as text', () => {
    expect(validateRecord(createFormDocument([files]), { files: JSON.stringify([FILE]) }).values.files).toEqual([FILE]);
  });

  it('refuses more files and other types than the field takes', () => {
    expect(validateValue(files, [FILE, FILE, FILE])).toBe('当前限制最多可以上传2个文件');
    expect(validateValue(files, [{ ...FILE, name: 'a.exe' }])).toBeUndefined();
    expect(validateValue({ ...files, accept: '.pdf' }, [{ ...FILE, name: 'a.exe' }])).toBe('请选择PDF类型的文件');
    expect(validateValue(files, [{ ...FILE, name: 'a.docx' }])).toBe('请选择PDF、图片类型的文件');
    expect(validateValue(files, [{ ...FILE, name: 'a.docx' }], { locale: 'en' })).toBe(
      'Please choose a file of the type PDF, image',
    );
    expect(validateValue(files, [{ ...FILE, name: 'a.docx' }], { locale: 'vi' })).toBe(
      'Vui lòng chọn tệp loại PDF, hình ảnh',
    );
    expect(
      validateValue(images, [
        { ...FILE, name: 'a.png' },
        { ...FILE, name: 'b.png' },
      ]),
    ).toBe('当前限制最多可以上传1张图片');
    expect(validateValue(images, [FILE])).toBe('请上传图片');
  });

  it('refuses addresses that run code and lists of something else', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/x'])
      expect(validateValue(files, [{ ...FILE, url }])).toBe('格式不正确');
    expect(validateValue(files, 'no list')).toBe('格式不正确');
    expect(validateValue(files, [{ name: 'a.pdf' }])).toBe('格式不正确');
  });

  it('keeps a form from being saved while files are on their way', () => {
    expect(validateValue(files, withPending([FILE], 2))).toBe('还有 2 个文件未上传完成');
    expect(validateValue({ ...files, required: true }, [])).toBe('附件不能为空');
  });

  it('reads and writes the control types of the stored format', () => {
    const stored = {
      fields: [
        {
          __config__: { smartKey: 'uploadFz', label: '附件', tag: 'upload-fz' },
          __vModel__: 'files',
          accept: '.pdf',
          fileSize: 2,
          sizeUnit: 'GB',
          limit: 9,
          buttonText: '上传合同',
        },
        { __config__: { smartKey: 'uploadImg', label: '照片' }, __vModel__: 'images', limit: 3 },
      ],
    };
    const document = decodeFormDocument(stored);
    expect(document.fields).toMatchObject([
      { kind: 'uploadFile', accept: '.pdf', fileSize: 2, sizeUnit: 'GB', limit: 9, buttonText: '上传合同' },
      { kind: 'uploadImg', fileSize: 5, sizeUnit: 'MB', limit: 3 },
    ]);
    expect(decodeFormDocument(encodeFormDocument(document))).toEqual(document);
  });
});
