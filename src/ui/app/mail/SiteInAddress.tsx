import type { Site } from '#domain/site/site.ts';
import { useApp } from '../app.ts';
import styles from './SiteInAddress.module.css';

/** The address of a site, by default this one, with the telling word marked. */
export function SiteInAddress({ site: given }: { site?: Site }) {
  const { site: own, originOf } = useApp();
  const site = given ?? own;
  const { host } = new URL(originOf(site));
  const at = host.indexOf(site);
  const word = at < 0 ? (host.split('.')[0] ?? '') : site;
  const before = host.slice(0, Math.max(0, at));
  return (
    <span className={styles.address}>
      {before}
      <mark>{word}</mark>
      {host.slice(before.length + word.length)}
    </span>
  );
}
