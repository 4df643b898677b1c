import type { ReactNode } from 'react';
import type { EditWord } from '../words.ts';
import { usePanel } from './panel-language.tsx';

interface ButtonProps {
  word: EditWord;
  values?: Record<string, string | number>;
  primary?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  /** Without it, the button submits its form. */
  onClick?: () => unknown;
}

export function Button({ word, values, primary, disabled, expanded, pressed, onClick }: ButtonProps) {
  const { w } = usePanel();
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={primary ? 'primary' : undefined}
      disabled={disabled}
      aria-expanded={expanded}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {w(word, values)}
    </button>
  );
}

interface SavedFormProps {
  className?: string;
  onSave: () => unknown;
  children: ReactNode;
}

/** A form that the panel's own code saves. */
export const SavedForm = ({ className, onSave, children }: SavedFormProps) => (
  <form
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
  >
    {children}
  </form>
);

type SavedState = { busy: boolean; other: object | undefined };

/** Not while a save runs, nor while another window's values have not been answered. */
export const SaveButton = ({ form, disabled = false }: { form: SavedState; disabled?: boolean }) => (
  <Button word={form.busy ? 'saving' : 'save'} primary disabled={disabled || form.busy || form.other !== undefined} />
);
