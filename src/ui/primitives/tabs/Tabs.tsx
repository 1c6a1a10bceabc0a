import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  readonly name: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Shows one of several panels, at first the first. Arrow keys, Home and End move from tab to tab. A panel is rendered when it is
 * first opened, and keeps its state while another is open.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const open = (index: number) => {
    setAt(index);
    setOpened((before) => new Set([...before, index]));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = STEPS[event.key]?.(at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    open(to);
    document.getElementById(`${id}-tab-${to}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === at}
            aria-controls={opened.has(index) ? `${id}-panel-${index}` : undefined}
            tabIndex={index === at ? 0 : -1}
            className={styles.tab}
            onClick={() => open(index)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab, index) =>
          opened.has(index) && (
            <div
              key={tab.name}
              role="tabpanel"
              id={`${id}-panel-${index}`}
              aria-labelledby={`${id}-tab-${index}`}
              hidden={index !== at}
              tabIndex={0}
              className={styles.panel}
            >
              {tab.panel}
            </div>
          ),
      )}
    </div>
  );
}
