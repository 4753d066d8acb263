/** Where WeChat (`mp`) and WeCom (`qy`) are asked. */
export const WECHAT_GATEWAYS = { mp: 'https://api.weixin.qq.com', qy: 'https://qyapi.weixin.qq.com' };
