import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import styles from './Field.module.css';

export type FieldOptions = {
  error?: string | undefined;
  description?: ReactNode;
  optional?: boolean | undefined;
  /** Has the focus when the page opens. */
  autoFocus?: boolean | undefined;
};

/** The props from a form to a control: the form holds the value, the control reports each change. */
export type Bound<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
};

/** What ties a control to its label, description and error. */
export type Wiring = {
  id: string;
  'aria-labelledby'?: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  autoFocus?: boolean | undefined;
};

type FieldProps = FieldOptions & {
  name: string;
  label: ReactNode;
  as?: 'label' | 'radios' | 'group' | undefined;
  labelSize?: 'large' | undefined;
  hideLabel?: boolean | undefined;
  describedBy?: string | undefined;
  /** The id of a question above the field, where the label alone would not say what is asked; or of that in the label of a group. */
  askedBy?: string | undefined;
  children: (wiring: Wiring, labelId: string) => ReactNode;
};

/** The id of the control with this name; the error summary and tests use it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/**
 * The wrapper of a control: label, description, error, in that order, so that the error is read before the control. Pass
 * the wiring on to the control. `as="radios"` makes it a group of radio buttons, `as="group"` one of other controls.
 */
export function Field(props: FieldProps) {
  const {
    name,
    label,
    as = 'label',
    labelSize,
    hideLabel,
    error,
    description,
    optional,
    autoFocus,
    askedBy,
    children,
  } = props;
  const { t } = useTranslation('ui');
  const ownId = useId();
  const id = fieldId(name);
  const labelId = `${ownId}label`;
  const optionalId = optional ? `${ownId}optional` : undefined;
  const descriptionId = description ? `${ownId}description` : undefined;
  const errorId = error ? `${ownId}error` : undefined;
  const describedBy = cx(props.describedBy, descriptionId, errorId) || undefined;

  const frame = cx(styles.field, error && styles.invalid);
  const labelClass = cx(styles.label, labelSize === 'large' && 'h3', hideLabel && 'visually-hidden');
  const words = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <span className={styles.optional} id={optionalId}>
            {t('optional')}
          </span>
        </>
      )}
    </>
  );
  const rest = (
    <>
      {description && (
        <div className={styles.description} id={descriptionId}>
          {description}
        </div>
      )}
      {error && <FieldError id={errorId} text={error} />}
      {children(
        {
          id,
          ...(askedBy ? { 'aria-labelledby': `${askedBy} ${labelId}` } : {}),
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
          ...(autoFocus === undefined ? {} : { autoFocus }),
        },
        labelId,
      )}
    </>
  );

  if (as !== 'label') {
    // `aria-invalid` goes on the group where it is allowed, otherwise on its controls.
    const radios = { role: 'radiogroup', 'aria-invalid': error ? (true as const) : undefined };
    return (
      <fieldset
        className={frame}
        {...(as === 'radios' ? radios : {})}
        aria-labelledby={askedBy ? cx(askedBy, optionalId) : labelId}
        aria-describedby={describedBy}
      >
        <legend className={labelClass} id={labelId}>
          {words}
        </legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={frame}>
      <label className={labelClass} id={labelId} htmlFor={id}>
        {words}
      </label>
      {rest}
    </div>
  );
}

/** The message itself, for controls that have their own label, such as Checkbox. */
export function FieldError({ id, text }: { id: string | undefined; text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Where the focus is on the control already, as after Enter, nothing else would make a screen reader read it.
    if (document.activeElement?.closest(`[aria-describedby~="${id}"]`))
      ref.current?.setAttribute('role', 'alert');
  }, [id]);
  return (
    <p ref={ref} className={styles.error} id={id}>
      <CircleAlert aria-hidden />
      {text}
    </p>
  );
}
