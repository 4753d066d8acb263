/** Plan of a car park: the picture beside the sign-in form. Purely decorative. */
export function ParkingPlan({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 624 900" preserveAspectRatio="xMidYMid slice" aria-hidden className={className}>
      {ROWS.map((row) => (
        <BayRow key={row.letter} {...row} />
      ))}
      <g fill="none" stroke="#fff" strokeWidth="1.2">
        <path d="M-20 386h680M-20 674h680" strokeOpacity=".16" strokeDasharray="14 12" />
        <path d="M120 379l9 7l-9 7M470 667l9 7l-9 7" strokeOpacity=".3" strokeWidth="1.5" />
      </g>
      <path
        d="M116 386H371V470"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <rect
        x="357"
        y="448"
        width="28"
        height="68"
        rx="9"
        fill="none"
        stroke="var(--primary)"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <rect x="40" y="372" width="66" height="28" rx="9" fill="var(--primary)" fillOpacity=".9" />
      <path d="M86 377q8 9 0 18M54 378q-5 8 0 16" stroke="#fff" strokeOpacity=".55" strokeWidth="1.2" fill="none" />
      <circle cx="371" cy="482" r="5" fill="var(--primary)" />
    </svg>
  );
}

/** Width of a bay. */
const BAY = 46;

/** Rows of bays: top edge, which side the wall is on, and where cars stand. */
const ROWS: readonly Row[] = [
  { letter: 'B', top: 150, wall: 'bottom', cars: [2, 4, 5, 7, 8, 10, 11, 12] },
  { letter: 'C', top: 242, wall: 'top', cars: [1, 2, 3, 4, 5, 6, 7] },
  { letter: 'D', top: 438, wall: 'bottom', cars: [0, 3, 4, 7, 9, 11, 12, 13] },
  { letter: 'E', top: 530, wall: 'top', cars: [1, 2, 4, 5, 6, 8, 9, 11, 12] },
  { letter: 'F', top: 726, wall: 'bottom', cars: [1, 2, 3, 5, 7, 8, 10, 11] },
  { letter: 'G', top: 818, wall: 'top', cars: [0, 2, 4, 5, 7, 8, 9, 10, 12] },
];

interface Row {
  letter: string;
  top: number;
  wall: 'top' | 'bottom';
  /** Indexes of the bays that are taken. */
  cars: readonly number[];
}

function BayRow({ letter, top, wall, cars }: Row) {
  const bays = Array.from({ length: 14 }, (_, index) => index);
  const lines = [...bays, 14].map((index) => `M${index * BAY - 20} ${top}v92`).join('');
  return (
    <g>
      <path
        d={`${lines}M-20 ${wall === 'bottom' ? top + 92 : top}h644`}
        stroke="#fff"
        strokeOpacity=".13"
        strokeWidth="1.2"
        fill="none"
      />
      {bays.map((index) => {
        const x = index * BAY - 11;
        if (!cars.includes(index)) {
          return (
            <text
              key={index}
              x={x + 14}
              y={wall === 'bottom' ? top + 82 : top + 18}
              fill="#fff"
              fillOpacity=".26"
              fontSize="10"
              fontWeight="500"
              textAnchor="middle"
            >
              {`${letter}${String(index + 1).padStart(2, '0')}`}
            </text>
          );
        }
        return (
          <g key={index} stroke="#fff" strokeOpacity=".22" strokeWidth="1.1" fill="none">
            <rect x={x} y={top + 12} width="28" height="66" rx="9" fill="#fff" fillOpacity=".055" />
            <path d={`M${x + 5} ${top + 30}q9 -9 18 0M${x + 6} ${top + 65}q8 6 16 0`} />
          </g>
        );
      })}
    </g>
  );
}
