import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Unparted } from './unparted.tsx';

interface FieldFrame {
  id: string;
  label: string;
  /** The word "optional", on the fields that are. Required fields carry no mark. */
  optional?: string;
  /**
   * The sentence for a wrong value. It is always in the page, hidden: the browser shows it when the field is invalid, and
   * the server when a form arrives without JavaScript. Empty: the field's own form says it, once there is something to say.
   */
  error: string;
  /** A sentence that helps to fill it in. */
  hint?: string | undefined;
  invalid?: boolean;
}

/** Label above, control, error below: the one place where they are tied together. */
function Frame({ id, label, optional, error, hint, invalid, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="control-label">
        <Unparted text={label} />
        {optional && <small className="font-normal text-ink-2 tiny">{optional}</small>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 tiny text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} hidden={!invalid} className="mt-2 flex items-start gap-2 font-semibold small text-danger">
          <IconAlertCircle size={22} stroke={1.5} className="mt-0.5" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

const tie = ({ id, hint, invalid }: Pick<FieldFrame, 'id' | 'hint' | 'invalid'>) => ({
  id,
  name: id.slice(id.indexOf('-') + 1),
  'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  'aria-invalid': invalid || undefined,
});

/** One line of text. The id is `form-name`; the field's name is what follows the first hyphen. */
export function Field({
  id,
  label,
  optional,
  error,
  hint,
  invalid,
  ...input
}: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  // What visitors type may be in either language; e-mail, phone and numbers are always left to right.
  const direction = ['email', 'tel', 'number', 'url'].includes(input.type ?? '') ? 'ltr' : 'auto';
  return (
    <Frame id={id} label={label} optional={optional} error={error} hint={hint} invalid={invalid}>
      <input dir={direction} required={!optional} {...tie({ id, hint, invalid })} {...input} className="control" />
    </Frame>
  );
}

export function TextField({
  id,
  label,
  optional,
  error,
  hint,
  invalid,
  ...area
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame id={id} label={label} optional={optional} error={error} hint={hint} invalid={invalid}>
      <textarea
        dir="auto"
        required={!optional}
        rows={6}
        {...tie({ id, hint, invalid })}
        {...area}
        className="control resize-y"
      />
    </Frame>
  );
}

export function SelectField({
  id,
  label,
  optional,
  error,
  hint,
  invalid,
  children,
  ...select
}: FieldFrame & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Frame id={id} label={label} optional={optional} error={error} hint={hint} invalid={invalid}>
      <SelectBox required={!optional} {...tie({ id, hint, invalid })} {...select}>
        {children}
      </SelectBox>
    </Frame>
  );
}

/** The list itself, with the arrow of this site. @param narrow among others in a row */
export function SelectBox({ narrow, ...select }: SelectHTMLAttributes<HTMLSelectElement> & { narrow?: boolean }) {
  return (
    <div className="relative">
      <select {...select} className={`control cursor-pointer appearance-none ${narrow ? 'px-2.5! pe-9!' : 'pe-13'}`} />
      <IconChevronDown
        size={22}
        stroke={1.5}
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 ${narrow ? 'end-2' : 'end-4'}`}
        aria-hidden="true"
      />
    </div>
  );
}

/** A box to tick, with a target of 44 px. */
export function CheckField({
  id,
  label,
  ...input
}: { id: string; label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input id={id} type="checkbox" {...input} className="size-5.5 accent-accent" />
      {label}
    </label>
  );
}
