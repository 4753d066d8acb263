import { defineMessages } from '../messages/defineMessages.js';

export const imageUploaderMessages = defineMessages({
  zh: {
    images: '图片列表',
    add: '上传图片',
    notImage: '请上传图片',
    tooLarge: '图片大小超过{size}{unit}',
    tooMany: '当前限制最多可以上传{limit}张图片',
    none: '暂无图片',
    enlarge: '预览 {name}',
  },
  en: {
    images: 'Images',
    add: 'Upload images',
    notImage: 'Please upload an image',
    tooLarge: 'The image is larger than {size}{unit}',
    tooMany: 'At most {limit} images can be uploaded',
    none: 'No images',
    enlarge: 'Preview {name}',
  },
  zhtw: {
    images: '圖片清單',
    add: '上傳圖片',
    notImage: '請上傳圖片',
    tooLarge: '圖片大小超過{size}{unit}',
    tooMany: '目前限制最多可以上傳{limit}張圖片',
    none: '暫無圖片',
    enlarge: '預覽 {name}',
  },
  vi: {
    images: 'Danh sách ảnh',
    add: 'Tải ảnh lên',
    notImage: 'Vui lòng tải ảnh lên',
    tooLarge: 'Ảnh lớn hơn {size}{unit}',
    tooMany: 'Chỉ được tải lên tối đa {limit} ảnh',
    none: 'Chưa có ảnh',
    enlarge: 'Xem {name}',
  },
});
