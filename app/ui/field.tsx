import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Bidi } from './bidi.tsx';

interface FieldFrame {
  id: string;
  name: string;
  label: string;
  /** The mark beside the label: "optional", or which other field can replace it. Required fields have none. */
  optional?: string;
  /**
   * The page's own message for an invalid value, hidden until it is invalid. The site's forms have none: the browser's
   * messages do (CO-2).
   */
  error?: string;
  /** A hint for filling it in. */
  hint?: string | undefined;
  invalid?: boolean;
}

/** Label above, control, error below, connected by ids. */
function Frame({ id, label, optional, error, hint, invalid, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="control-label">
        <Bidi text={label} /> {optional && <small className="font-normal text-ink-2 tiny">{optional}</small>}
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

/** A control's accessible references, then its own attributes. */
function tied<Control>({ id, label, optional, error, hint, invalid, ...control }: FieldFrame & Control) {
  return {
    id,
    'aria-describedby': [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined,
    // Stated even if false: browsers announce some empty fields as invalid.
    'aria-invalid': invalid,
    ...control,
  };
}

/** One line of text. */
export function Field(field: FieldFrame & ComponentProps<'input'>) {
  // Visitors may type in either language; e-mail, phone and numbers are always left to right.
  const direction = ['email', 'tel', 'number', 'url'].includes(field.type ?? '') ? 'ltr' : 'auto';
  return (
    <Frame {...field}>
      <input dir={direction} required={!field.optional} {...tied(field)} className="control" />
    </Frame>
  );
}

export function TextField(field: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Frame {...field}>
      <textarea dir="auto" required={!field.optional} rows={8} {...tied(field)} className="control resize-y" />
    </Frame>
  );
}

export function SelectField(field: FieldFrame & ComponentProps<'select'>) {
  return (
    <Frame {...field}>
      <SelectBox required={!field.optional} {...tied(field)} />
    </Frame>
  );
}

/** A select with the site's own arrow. */
function SelectBox(select: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...select} className="control cursor-pointer appearance-none pe-13" />
      <IconChevronDown
        size={22}
        stroke={1.5}
        className="pointer-events-none absolute end-4 top-1/2 [translate:0_-50%]"
        aria-hidden="true"
      />
    </div>
  );
}

/** A checkbox with a 44 px target. */
export function CheckField({ id, label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input id={id} type="checkbox" {...input} className="size-5.5 accent-accent" />
      {label}
    </label>
  );
}
