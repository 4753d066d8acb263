import { type FieldViewProps } from '@smart-admin/form-engine/fields';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { defineMessages } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { PICTURE_TYPES, readPicture } from './readPicture.js';

const messages = defineMessages({
  zh: {
    choose: '选择图片',
    replace: '更换',
    remove: '移除',
    none: '使用系统默认图标',
    unreadable: '无法读取这张图片，请换一张 PNG、JPG、WebP、GIF 或 SVG 图片',
    tooLarge: '图片太大，请使用小于 140 KB 的图片',
  },
  en: {
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    none: 'The built-in mark is used',
    unreadable: 'This picture cannot be read. Use a PNG, JPG, WebP, GIF or SVG picture',
    tooLarge: 'The picture is too large. Use one below 140 KB',
  },
  zhtw: {
    choose: '選擇圖片',
    replace: '更換',
    remove: '移除',
    none: '使用系統預設圖示',
    unreadable: '無法讀取這張圖片，請換一張 PNG、JPG、WebP、GIF 或 SVG 圖片',
    tooLarge: '圖片太大，請使用小於 140 KB 的圖片',
  },
  vi: {
    choose: 'Chọn ảnh',
    replace: 'Thay ảnh',
    remove: 'Gỡ bỏ',
    none: 'Đang dùng biểu trưng mặc định',
    unreadable: 'Không đọc được ảnh này. Hãy dùng ảnh PNG, JPG, WebP, GIF hoặc SVG',
    tooLarge: 'Ảnh quá lớn. Hãy dùng ảnh dưới 140 KB',
  },
});

/** The control of a small picture: shows it, takes another one from a file, takes it away. */
export function PictureView({ value, onValueChange, disabled, readOnly, ...names }: Omit<FieldViewProps, 'field'>) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const picture = typeof value === 'string' ? value : '';
  const isOff = Boolean(disabled) || Boolean(readOnly);
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const read = await readPicture(file);
    if (read.ok) onValueChange(read.address);
    else toast.error(t(read.reason));
  };
  return (
    <div className="flex items-center gap-3" role="group" aria-label={names['aria-label']}>
      <span className="grid size-14 flex-none place-items-center overflow-hidden rounded-md border border-hairline bg-sunken">
        {picture === '' ? (
          <ImagePlus aria-hidden className="size-5 text-3" />
        ) : (
          <img src={picture} alt="" className="max-h-full max-w-full object-contain" />
        )}
      </span>
      <span className="grid justify-items-start gap-1">
        <span className="flex gap-2">
          <Button size="small" disabled={isOff} onClick={() => input.current?.click()}>
            {t(picture === '' ? 'choose' : 'replace')}
          </Button>
          {picture !== '' && (
            <Button size="small" variant="ghost" icon={<Trash2 />} disabled={isOff} onClick={() => onValueChange('')}>
              {t('remove')}
            </Button>
          )}
        </span>
        {picture === '' && <span className="text-12 text-3">{t('none')}</span>}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => void handleFile(event)}
      />
    </div>
  );
}
