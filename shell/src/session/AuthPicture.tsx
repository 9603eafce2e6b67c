import type { LucideIcon } from 'lucide-react';

/** Five arches in the dusk, one of them with a sign of what the step is about; behind the words of the page. */
export function AuthPicture({ icon: Sign }: { icon?: LucideIcon | undefined }) {
  return (
    <svg viewBox="0 0 770 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="dusk" cx="0.2" cy="0" r="1.2">
          <stop offset="0" stopColor="#6d64f5" />
          <stop offset="0.45" stopColor="#3a31b4" />
          <stop offset="1" stopColor="#1d1a5e" />
        </radialGradient>
        <linearGradient id="arch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.13" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.03" />
        </linearGradient>
        <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.55" stopColor="#191550" stopOpacity="0" />
          <stop offset="1" stopColor="#191550" stopOpacity="0.85" />
        </linearGradient>
      </defs>
      <rect width="770" height="900" fill="url(#dusk)" />
      <g fill="url(#arch)">
        <path d="M75 900V470a58 58 0 0 1 116 0v430z" />
        <path d="M215 900V408a61 61 0 0 1 122 0v492z" />
        <path d="M355 900V346a64 64 0 0 1 128 0v554z" />
        <path d="M495 900V284a67 67 0 0 1 134 0v616z" />
        <path d="M635 900V222a70 70 0 0 1 140 0v678z" />
      </g>
      <rect width="770" height="900" fill="url(#floor)" />
      {Sign && <Sign x={530} y={330} size={64} color="#fff" opacity={0.8} strokeWidth={1.75} absoluteStrokeWidth />}
    </svg>
  );
}
