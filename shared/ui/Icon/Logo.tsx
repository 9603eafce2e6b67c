import styles from './Logo.module.css';

export interface LogoProps {
  /** The product's name beside the arch; without it the arch alone, as a picture. */
  name?: string;
  size?: number;
  /** Address of an organisation's own picture in place of the arch. */
  picture?: string | null;
}

/** The arch, alone or with the product's name. */
export function Logo({ name, size = 22, picture }: LogoProps) {
  return (
    <span className={styles.logo}>
      {picture ? <img src={picture} alt="" height={size} /> : <LogoArch size={size} />}
      {name && <span className={styles.name}>{name}</span>}
    </span>
  );
}

export function LogoArch({ size = 22, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="atrium-arch" x1="0.2" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor="#6d64f5" />
          <stop offset="1" stopColor="#3f37c9" />
        </linearGradient>
      </defs>
      <rect width="22" height="22" rx="7" fill="url(#atrium-arch)" />
      <path d="M6 22V11a5 5 0 0 1 10 0v11z" fill="#fff" opacity="0.95" />
    </svg>
  );
}
