import type { ReactNode } from 'react';

interface SubjectTagProps {
  /** The sheet number, for example `SF-01`. */
  sheet?: string;
  /** The subject in words, so that colour never stands alone. */
  name: ReactNode;
}

/** The subject's square, the sheet number and the subject's name. Use inside an element with the subject's class. */
export function SubjectTag({ sheet, name }: SubjectTagProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 small">
      <SubjectSquare />
      {sheet && (
        <span className={`font-mono text-[0.8125rem] text-ink ${name ? 'max-sm:hidden' : ''}`}>
          <bdi dir="ltr">{sheet}</bdi>
        </span>
      )}
      <span className="subject-name">{name}</span>
    </span>
  );
}

/** The ground line in the subject's colour, under a card's picture. */
export const SubjectGround = () => <i aria-hidden="true" className="subject-ground" />;

/** A square in the subject's colour, beside its name. */
export const SubjectSquare = () => <i aria-hidden="true" className="subject-square" />;
