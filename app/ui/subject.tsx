import type { ReactNode } from 'react';

interface SubjectTagProps {
  /** The number of the drawing's sheet, for example `SF-01`. */
  sheet?: string;
  /** The subject in words: colour never stands alone. */
  name: ReactNode;
}

/** The square of the subject, the number of the sheet, and the subject's name. Stands inside an element with the subject's class. */
export function SubjectTag({ sheet, name }: SubjectTagProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 small">
      <SubjectSquare />
      {sheet && (
        <span className="font-mono text-[0.8125rem] text-ink max-sm:hidden in-[.dark]:text-paper">
          <bdi dir="ltr">{sheet}</bdi>
        </span>
      )}
      <span className="subject-name">{name}</span>
    </span>
  );
}

/** The ground line in the subject's colour, under the picture of a card. */
export const SubjectGround = () => <i aria-hidden="true" className="subject-ground" />;

/** The square that says the subject, beside its words. */
export const SubjectSquare = () => <i aria-hidden="true" className="subject-square" />;
