import { useApp } from '#ui/app/app.ts';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { mainMenu } from '../menu.ts';
import styles from './Header.module.css';

/** Reserves the space of the menu while the session is not known. */
export function MenuSkeleton({ className }: { className?: string | undefined }) {
  const app = useApp();
  return (
    <div className={className} aria-hidden="true">
      <div className={styles.list}>
        {mainMenu(app).map((name) => (
          <span key={name} className={styles.link}>
            <Skeleton width="4.5rem" />
          </span>
        ))}
      </div>
    </div>
  );
}
