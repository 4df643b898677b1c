import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';

/** An arrow towards the end of the line, mirrored in Arabic. */
export function ArrowEnd({ className = '' }: { className?: string }) {
  return <IconArrowRight className={`mirror ${className}`} size={22} stroke={1.5} aria-hidden="true" />;
}

/** An arrow back towards the start of the line, mirrored in Arabic. */
export const ArrowBack = () => <IconArrowLeft className="mirror" size={22} stroke={1.5} aria-hidden="true" />;

/** The office's logo: a drawn corner, half built. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 42 42" fill="none" aria-hidden="true">
      <path d="M2 40V2h38v38z" fill="var(--color-white)" stroke="var(--color-ink)" strokeWidth="2" />
      <path d="M2 40L40 14v26z" fill="var(--color-accent)" />
      <path d="M2 40L40 2M2 14L14 2" stroke="var(--color-ink)" strokeWidth="1.5" />
    </svg>
  );
}
