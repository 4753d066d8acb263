/** Languages in which the server answers. */
export type Language = 'zh' | 'en' | 'zhtw' | 'vi';

/** Text of a failure for which the server gave none. */
export const defaultErrorTexts: Record<Language, string> = {
  zh: '请求出错，请重试',
  en: 'Request error, please retry',
  zhtw: '請求出錯，請重試',
  vi: 'Yêu cầu bị lỗi, vui lòng thử lại',
};
