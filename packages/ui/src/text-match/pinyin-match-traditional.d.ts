declare module 'pinyin-match/lib/traditional.js' {
  export { default } from 'pinyin-match';
}
