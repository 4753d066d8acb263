import { hosts } from '../../app/hosts.js';

/** The captcha image; a click asks for another one. */
export function Captcha({ timestamp, label, onChange }: CaptchaProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onChange}
      className="h-ctl w-29 flex-none overflow-hidden rounded-md border border-default bg-white"
    >
      <img
        src={`${hosts.api}/api/file/ImageCode/${timestamp}?n=${timestamp}`}
        alt=""
        className="size-full object-cover"
      />
    </button>
  );
}

export interface CaptchaProps {
  /** Names the image; the sign-in sends it with the code. */
  timestamp: string;
  /** What a click does. */
  label: string;
  onChange(): void;
}
