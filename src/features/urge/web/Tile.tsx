import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import type { UrgeStep } from './steps.ts';
import styles from './Urge.module.css';

interface TileProps {
  readonly icon: LucideIcon;
  readonly step: UrgeStep;
  readonly title: string;
  readonly text?: string;
  /** Whether it is the one for a reader who does not want to choose. */
  readonly first?: boolean;
}

/** Links to one way to get through an urge. */
export function Tile({ icon: Icon, step, title, text, first = false }: TileProps) {
  const path = usePath();
  return (
    <Link className={cx(styles.tile, first && styles.first)} to={path('urgeStep', { step })}>
      <Icon aria-hidden="true" />
      <b>{title}</b>
      {text && <span>{text}</span>}
    </Link>
  );
}
