import { HeadcountCard } from './HeadcountCard.js';
import { SignInsCard } from './SignInsCard.js';

/** Figures of the whole platform, for those who may see where they come from. */
export function Charts({ signIns, headcount }: { signIns: boolean; headcount: boolean }) {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      {signIns ? <SignInsCard /> : null}
      {headcount ? <HeadcountCard /> : null}
    </div>
  );
}
