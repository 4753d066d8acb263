/** Characters of one text of the chat. */
export const CHAT_TEXT_LIMIT = 5_000;
/** Bytes that an image in a chat stays below. */
export const CHAT_IMAGE_LIMIT = 5_242_880;
