import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Camera, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { patrolMessages } from './patrolMessages.js';
import { shrinkPhoto } from './shrinkPhoto.js';

/** Takes one picture by the camera of a phone, or a file of a desk; the value is a small JPEG as data address, '' for none. */
export function PhotoInput({ label, value, onValueChange }: PhotoInputProps) {
  const t = useMessages(patrolMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    try {
      onValueChange(await shrinkPhoto(file));
    } catch (error) {
      console.warn('A picture cannot be read', error);
      toast.error(t('badPhoto'));
    } finally {
      setReading(false);
    }
  };
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-3">
      {value ? <img src={value} alt={t('photoOf')} className="h-24 w-32 rounded-md object-cover" /> : null}
      <Button icon={<Camera aria-hidden />} loading={isReading} onClick={() => input.current?.click()}>
        {t(value ? 'retake' : 'takePhoto')}
      </Button>
      {value ? (
        <Button variant="text" icon={<X aria-hidden />} onClick={() => onValueChange('')}>
          {t('removePhoto')}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          void take(file);
          // the same file may be chosen again
          event.target.value = '';
        }}
      />
    </div>
  );
}

interface PhotoInputProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}
